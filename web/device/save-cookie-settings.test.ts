import { expect, test } from 'vitest'
import type { PersonalScope } from '#web/loaders.ts'
import { saveCookieSettings } from './save-cookie-settings.ts'

type Session = { readonly contextToken?: string; readonly customerToken?: string }

/** Which operations the shop is asked for when somebody posts the form, which cookies come back, and where it leads. */
async function posted(choice: string, session: Session, isAway = false) {
  const asked: (string | undefined)[] = []
  const reported: unknown[] = []
  const set: Record<string, string> = {}
  const scope = {
    api: async (document: object) => {
      asked.push(/mutation (\w+)/.exec(String(document))?.[1])
      if (isAway) throw new Error('no database')
    },
    report: (error: unknown) => reported.push(error),
    request: new Request('https://shop.example/nl/cookie-settings/', {
      method: 'POST',
      body: new URLSearchParams({ choice }),
    }),
    session: {
      ...session,
      setCookie: ({ name }: { name: string }, value: string) => Object.assign(set, { [name]: value }),
    },
    to: () => '/cookie-settings/',
  }
  // The parts that saving the settings asks for.
  const answer = await saveCookieSettings(scope as unknown as PersonalScope)
  return { asked, reported, setting: set.xsa_cookie_settings, to: answer.headers.get('location') }
}

test('of what a guest ordered the server tells no more, once they refuse', async () => {
  expect(await posted('disabled', { contextToken: 'session' })).toEqual({
    asked: ['WithdrawMeasuring'],
    reported: [],
    setting: 'disabled',
    to: '/cookie-settings/?saved=1',
  })
})

test('whoever is logged in refuses in their session and in their account', async () => {
  const { asked } = await posted('disabled', { contextToken: 'session', customerToken: 'customer' })
  expect(asked).toEqual(['WithdrawMeasuring', 'SaveCookieConsent'])
})

test('who agrees takes nothing back, and who has no session has nothing to take back', async () => {
  expect((await posted('enabled', { contextToken: 'session' })).asked).toEqual([])
  expect((await posted('disabled', {})).asked).toEqual([])
})

test('the decision holds where the shop can’t be told, which is reported', async () => {
  const { setting, reported, to } = await posted('disabled', { contextToken: 'session' }, true)
  expect([setting, reported, to]).toEqual(['disabled', [new Error('no database')], '/cookie-settings/?saved=1'])
})
