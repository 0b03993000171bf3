import type { Permission } from './graphql/graphql.ts'
import type { Words } from './messages/staff-language-messages.ts'
import { settingSubjectsOfForms } from './setting-subjects.ts'

/** A screen, or something that is done on one, that the search finds by its name. */
export type Command = {
  readonly path: string
  readonly label: string
  /** One of them; none is needed where nothing is said. */
  readonly needs?: readonly Permission[]
}

/** Every screen and action, by its name in the language of who looks. */
export function commandsIn({
  settingsForm,
  session,
  orders,
  staff,
  integrations,
  machine,
  packing,
  caller,
  returns,
  content,
  merchandising,
  promotions,
}: Words): readonly Command[] {
  const { nav, me, labelled } = session
  const ofOrders = { needs: ['ORDERS_READ'] } as const
  const ofStaff = { needs: ['STAFF_WRITE'] } as const
  const ofIntegrations = { needs: ['INTEGRATIONS_WRITE'] } as const
  return [
    { path: '/', label: nav.home },
    { path: '/orders', label: nav.orders, ...ofOrders },
    { path: '/orders?view=TO_PACK', label: labelled(nav.orders, orders.views.TO_PACK), ...ofOrders },
    { path: '/orders?view=LATE', label: labelled(nav.orders, orders.views.LATE), ...ofOrders },
    { path: '/orders?view=PAID_TWICE', label: labelled(nav.orders, orders.views.PAID_TWICE), ...ofOrders },
    { path: '/orders?view=REFUNDS_DUE', label: labelled(nav.orders, orders.views.REFUNDS_DUE), ...ofOrders },
    { path: '/orders?view=RETURNS_TO_CHECK', label: labelled(nav.orders, orders.views.RETURNS_TO_CHECK), ...ofOrders },
    { path: '/orders?view=FAILED_PAYMENTS', label: labelled(nav.orders, orders.views.FAILED_PAYMENTS), ...ofOrders },
    { path: '/orders/new', label: caller.title, needs: ['ORDERS_WRITE'] },
    { path: '/returns', label: nav.returns, needs: ['ORDERS_FULFIL'] },
    { path: '/returns/figures', label: returns.figures, needs: ['ORDERS_FULFIL'] },
    { path: '/packing', label: nav.packing, needs: ['ORDERS_FULFIL'] },
    { path: '/picking', label: packing.title, needs: ['ORDERS_FULFIL'] },
    { path: '/store', label: nav.store, needs: ['ORDERS_FULFIL', 'STORES_WRITE'] },
    { path: '/repairs', label: nav.repairs, needs: ['ORDERS_FULFIL'] },
    { path: '/customers', label: nav.customers, needs: ['CUSTOMERS_READ'] },
    { path: '/products', label: nav.products, needs: ['PRODUCTS_READ'] },
    { path: '/reviews', label: nav.reviews, needs: ['CUSTOMERS_WRITE'] },
    { path: '/gift-cards', label: nav.giftCards, needs: ['CUSTOMERS_WRITE'] },
    { path: '/figures', label: nav.figures, needs: ['FIGURES_READ'] },
    { path: '/content', label: nav.content, needs: ['CONTENT_READ'] },
    { path: '/content/new', label: labelled(nav.content, content.add), needs: ['CONTENT_WRITE'] },
    { path: '/content/pictures', label: labelled(nav.content, content.pictures), needs: ['CONTENT_READ'] },
    { path: '/merchandising', label: labelled(nav.merchandising, merchandising.lists), needs: ['PRODUCTS_READ'] },
    {
      path: '/merchandising/search',
      label: labelled(nav.merchandising, merchandising.search),
      needs: ['PRODUCTS_READ'],
    },
    { path: '/merchandising/promotions', label: merchandising.promotions, needs: ['PRODUCTS_READ'] },
    { path: '/merchandising/promotions/new', label: promotions.add, needs: ['PRODUCTS_WRITE'] },
    { path: '/merchandising/promotions/try', label: promotions.tryTitle, needs: ['PRODUCTS_READ'] },
    { path: '/imports', label: nav.imports, needs: ['IMPORTS_READ'] },
    { path: '/imports', label: machine.imports.begin, needs: ['IMPORTS_APPROVE'] },
    { path: '/exports', label: nav.exports, needs: ['EXPORTS_WRITE'] },
    { path: '/settings', label: nav.settings, needs: ['SETTINGS_READ'] },
    { path: '/settings/edit', label: machine.settings.edit, needs: ['SETTINGS_WRITE'] },
    ...settingSubjectsOfForms.map((subject) => ({
      path: `/settings/forms/${subject.toLowerCase()}`,
      label: settingsForm.subjects[subject],
      needs: ['SETTINGS_WRITE'] as const,
    })),
    { path: '/jobs', label: nav.jobs, needs: ['JOBS_READ'] },
    { path: '/jobs', label: machine.jobs.retryAll, needs: ['JOBS_WRITE'] },
    { path: '/health', label: nav.health, needs: ['JOBS_READ'] },
    { path: '/mails', label: nav.mails, needs: ['CUSTOMERS_READ'] },
    { path: '/approvals', label: nav.approvals, needs: ['ORDERS_REFUND', 'STAFF_WRITE', 'IMPORTS_APPROVE'] },
    { path: '/integrations', label: nav.integrations, needs: ['INTEGRATIONS_READ'] },
    { path: '/integrations', label: labelled(integrations.webhooks, integrations.add), ...ofIntegrations },
    { path: '/integrations', label: integrations.make, ...ofIntegrations },
    { path: '/staff', label: nav.staff, needs: ['STAFF_READ'] },
    { path: '/staff', label: staff.invite, ...ofStaff },
    { path: '/audit', label: nav.audit, needs: ['AUDIT_READ'] },
    { path: '/me', label: nav.me },
    { path: '/me', label: me.passkeyAdd },
    { path: '/me', label: me.passwordTitle },
    { path: '/me', label: me.language },
    { path: '/log-out', label: nav.logOut },
  ]
}

/** So many are shown. */
const mostCommands = 6

/**
 * What somebody may do whose name has words that begin as what was typed, in any order and however it is accented. A name that begins so
 * comes first.
 */
export function matchingCommands(
  commands: readonly Command[],
  typed: string,
  permissions: readonly Permission[],
): readonly Command[] {
  const asked = plainWords(typed)
  if (asked.length === 0) return []
  return commands
    .filter(({ needs }) => needs?.some((one) => permissions.includes(one)) ?? true)
    .flatMap((command) => {
      const named = plainWords(command.label)
      if (!asked.every((word) => named.some((own) => own.startsWith(word)))) return []
      return [{ command, isFirst: named[0]?.startsWith(asked[0] ?? '') ?? false }]
    })
    .toSorted((a, b) => Number(b.isFirst) - Number(a.isFirst))
    .slice(0, mostCommands)
    .map(({ command }) => command)
}

/** The words of a text without accents, small. */
const plainWords = (text: string): string[] =>
  text
    .slice(0, 200)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
