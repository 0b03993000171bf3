import type { KeptMail } from '#shop/mail/sent-mail-store.ts'
import { backofficeBuilder } from './builder.ts'
import type { HealthCheck, VendorState } from './context.ts'
import { actorOf } from './session.ts'

const HealthCheckType = backofficeBuilder.objectRef<HealthCheck>('HealthCheck').implement({
  description: 'Something that the shop needs to sell.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'database, catalogue, renderer, search.' }),
    isWell: t.exposeBoolean('isWell'),
  }),
})

const VendorStateType = backofficeBuilder.objectRef<VendorState>('VendorState').implement({
  description: 'What became of the requests to an outside system since this process opened.',
  fields: (t) => ({
    vendor: t.exposeString('vendor'),
    answered: t.exposeInt('answered'),
    failed: t.exposeInt('failed'),
    lastFailure: t.string({
      nullable: true,
      description: 'timeout, network, server-error, busy, unauthorized, rejected or unreadable.',
      resolve: ({ last }) => last?.outcome ?? null,
    }),
    lastFailureAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ last }) => last?.at ?? null }),
    lastOperation: t.string({ nullable: true, resolve: ({ last }) => last?.operation ?? null }),
    lastDetail: t.string({ nullable: true, resolve: ({ last }) => last?.detail ?? null }),
  }),
})

const KeptMailType = backofficeBuilder.objectRef<KeptMail>('KeptMail').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    to: t.exposeString('to'),
    subject: t.exposeString('subject'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    sentAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ sentAt }) => sentAt }),
    lastError: t.exposeString('lastError', { nullable: true }),
    text: t.exposeString('text', { nullable: true, description: 'Null before it was sent, and once it was erased.' }),
  }),
})

backofficeBuilder.queryFields((t) => ({
  health: t.field({
    type: [HealthCheckType],
    resolve: async (_, _args, { machine }) => [...(await machine.health())],
  }),
  vendors: t.field({
    type: [VendorStateType],
    description: 'Outside systems that were asked since this process opened, those that failed last on top.',
    resolve: (_, _args, { machine }) => [...machine.vendors()],
  }),
  mails: t.field({
    type: [KeptMailType],
    description:
      'The newest hundred; nothing for who sees some storefronts alone, since a mail doesn’t say whose it is.',
    args: { unsentOnly: t.arg.boolean() },
    resolve: async (_, { unsentOnly }, context) =>
      actorOf(context).member.storefronts === 'all' && actorOf(context).member.stores === 'all'
        ? [...(await context.shop.keptMails(unsentOnly))]
        : [],
  }),
}))
