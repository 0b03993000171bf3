import { placeIn } from '#kernel/local-names.ts'
import { formatPrice } from '#kernel/money.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { streetLine } from '#kernel/street-line.ts'
import { shownSize } from '#kernel/written-size.ts'
import { actionPart, composeLetter, type Part, paragraphsPart, sectionPart, smallPrintPart } from '../mail/letter.ts'
import { itemTable, linePicture } from '../mail/mail-html.ts'
import type { Mail } from '../mail/mail-port.ts'
import { mailSender, type SenderDetails } from '../mail/mail-sender.ts'
import { openingLines } from '../stores/opening-lines.ts'
import type { Store } from '../stores/store.ts'
import type { Repair } from './repair.ts'
import { repairMailMessages } from './repair-mail-messages.ts'

/** It was asked for; another price is named; it is ready; it can't be done. */
export const repairMailKinds = ['asked', 'price', 'ready', 'refused'] as const
export type RepairMailKind = (typeof repairMailKinds)[number]

export type RepairMailFacts = {
  readonly repair: Repair
  /** Of whoever ordered. */
  readonly email: string
  /** Nothing for one that has closed meanwhile. */
  readonly store: Store | undefined
  /** Opens the order. */
  readonly reference: string
  /** What tells one proposal of a price from another. */
  readonly press?: string | undefined
  readonly now: Date
}

/** A mail about a repair, in the language of the order's storefront. */
export function repairMail(kind: RepairMailKind, facts: RepairMailFacts, senderDetails: SenderDetails): Mail {
  const { repair, email, reference } = facts
  const { publicUrl } = senderDetails
  const storefront = storefrontOf(repair.storefrontCode)
  const messages = repairMailMessages(storefront.contentLang)
  const subject = messages.subject[kind](repair.code)
  const lines = linesOf(kind, facts)
  const link = `${publicUrl}${routePath(storefront, 'orderRepair')}?${new URLSearchParams({ order: reference })}`
  const details = [repair.article.color, shownSize(repair.article.size, storefront.iso)].filter((one) => one != null)
  const name = messages.pair(repair.serviceName, repair.article.name)
  return {
    key: [`repair-${kind}`, repair.id, ...(facts.press === undefined ? [] : [facts.press])].join(':'),
    to: email,
    subject,
    ...composeLetter(storefront, senderDetails, {
      title: subject,
      heading: messages.heading[kind],
      preview: lines[0] ?? '',
      parts: [
        paragraphsPart(...lines),
        {
          html: [itemTable([{ label: name, details, picture: linePicture(repair.article, publicUrl) }])],
          text: [[name, ...details].join(', ')],
        },
        actionPart({ label: kind === 'price' ? messages.answer : messages.see, url: link }),
        ...storeParts(facts),
        smallPrintPart([messages.guarantee]),
        smallPrintPart(mailSender(storefront, senderDetails).identity),
      ],
    }),
  }
}

function linesOf(kind: RepairMailKind, { repair, store }: RepairMailFacts): string[] {
  const storefront = storefrontOf(repair.storefrontCode)
  const messages = repairMailMessages(storefront.contentLang)
  const price = (amount: number) => formatPrice(amount, storefront)
  const place = store ? placeIn(store, storefront.language).title : repair.locationCode
  switch (kind) {
    case 'asked':
      return [
        messages[repair.way](place, repair.code),
        `${messages.price(price(repair.price))}. ${messages.days(repair.days)} ${messages.pay}`,
      ]
    case 'price':
      return [messages.proposed(price(repair.proposedPrice ?? repair.price), price(repair.price)), messages.pay]
    case 'ready':
      return [messages.collect(place, repair.code), messages.toPay(price(repair.price))]
    case 'refused':
      return [messages.why(repair.reason ?? ''), messages.back(place)]
  }
}

/** Where the store is, and when it is open. */
function storeParts({ repair, store, now }: RepairMailFacts): Part[] {
  if (!store) return []
  const storefront = storefrontOf(repair.storefrontCode)
  const messages = repairMailMessages(storefront.contentLang)
  const { title, openingHours, ...place } = placeIn(store, storefront.language)
  const address = [streetLine(place, place.country), `${place.postcode} ${place.city}`]
  const hours = openingHours ? openingLines(openingHours, storefront, messages.closed, now) : []
  return [sectionPart(title, address), ...(hours.length > 0 ? [sectionPart(messages.hours, hours)] : [])]
}
