import { daysBetween, localTime } from '#kernel/calendar.ts'
import { type OpeningHours, type OpenState, openState } from '#kernel/opening-hours.ts'
import { builder } from './builder.ts'

export const OpeningMomentType = builder
  .objectRef<{ date: string; time: string; daysAhead: number }>('OpeningMoment')
  .implement({
    fields: (t) => ({
      date: t.field({ type: 'Date', resolve: ({ date }) => date }),
      time: t.exposeString('time'),
      daysAhead: t.exposeInt('daysAhead', { description: '0 is today, 1 tomorrow.' }),
    }),
  })

export const OpenStateType = builder.objectRef<OpenState & { today: string }>('OpenState').implement({
  description: 'Whether somebody is there now: until when, or when it opens again within two weeks.',
  fields: (t) => ({
    open: t.exposeBoolean('open'),
    until: t.string({ nullable: true, resolve: (state) => (state.open ? state.until : null) }),
    opens: t.field({
      type: OpeningMomentType,
      nullable: true,
      resolve: (state) =>
        state.open || !state.opens ? null : { ...state.opens, daysAhead: daysBetween(state.today, state.opens.date) },
    }),
  }),
})

/** The state of an hour, and what day it is there. */
export const openStateOf = (hours: OpeningHours, now: Date): OpenState & { today: string } => ({
  ...openState(hours, now),
  today: localTime(now, hours.timeZone).date,
})
