import { describe, expect, test } from 'vitest'
import { writtenDay } from '#kernel/calendar.ts'
import { formatPrice } from '#kernel/money.ts'
import { storefronts } from '#kernel/storefront.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { statusMailMessages } from '#shop/fulfilment/status-mail-messages.ts'
import { confirmationMessages } from '#shop/orders/order-confirmation-messages.ts'
import { demoCompany } from '#test/shop/company.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { sampleMails } from './sample-mails.ts'

const senderDetails = { company: demoCompany, publicUrl: 'https://shop.example' }

/** What somebody asked for to hear of what is for sale; every other mail is about something that they did. */
const marketing = [
  'newsletter-welcome',
  'care-reminder-suede',
  'care-reminder-leather',
  'alert-back_in_stock',
  'alert-coming_soon',
]

/** One of each kind that names what was ordered, waited for, reserved or repaired. */
const namingSizes = [
  'order-confirmation',
  'order-acknowledgement',
  'order-sent',
  'order-return',
  'withdrawal-acknowledgement',
  'care-reminder-suede',
  'alert-back_in_stock',
  'store-prepare',
  'repair-asked',
  'review-declined-insult',
  'reservation-reserved',
  'reservation-to-store',
]

describe.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  'mails in %s',
  (_, storefront) => {
    const samples = sampleMails(storefront, senderDetails, usualSettings)

    test('have a page and a text in the language of the storefront, with every blank filled in', () => {
      for (const { name, mail } of samples) {
        expect(mail.language, name).toBe(storefront.language)
        expect(mail.html, name).toMatch(new RegExp(`<html[^>]* lang="${mail.language}`))
        expect(mail.html, name).toContain('<table')
        expect(mail.html, name).not.toMatch(/<script|<link|display:\s*(flex|grid)|position:/)
        for (const text of [mail.subject, mail.text, mail.html]) {
          expect(text, name).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/)
        }
        expect(mail.text.length, name).toBeGreaterThan(80)
      }
    })

    test('write a half size as the language does', () => {
      const own = writtenSize('37.5', storefront.iso)
      const other = own === '37.5' ? '37,5' : '37.5'
      for (const { name, mail } of samples) {
        const shown = mail.html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]*>/g, '')
        for (const text of [mail.subject, mail.text, shown]) expect(text, name).not.toContain(other)
        expect(shown.includes(own), name).toBe(mail.text.includes(own))
      }
      const naming = samples.filter(({ mail }) => mail.text.includes(own)).map(({ name }) => name)
      expect(naming).toEqual(expect.arrayContaining(namingSizes))
    })

    test('break no line before a sign that belongs to its word, as French has them', () => {
      for (const { name, mail } of samples) {
        const shown = mail.html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]*>/g, '')
        for (const text of [mail.subject, shown]) expect(text, name).not.toMatch(/[^\s>] [:;?!»](?!\S)|« /)
      }
    })

    test('tell of a gift card apart from what it left, and of nothing that came from one as sent back to it', () => {
      const messages = statusMailMessages(storefront.contentLang)
      const textOf = (name: string) => samples.find((sample) => sample.name === name)?.mail.text ?? ''
      const price = (amount: number) => formatPrice(amount, storefront)
      expect(textOf('order-refunded')).toContain(messages.restRefunded('100001', price(9995)))
      expect(textOf('order-refunded')).toContain(messages.byHand(price(5000)))
      expect(textOf('order-payment-returned')).toContain(messages.restRefunded('100001', price(9490)))
      expect(textOf('order-cancelled')).toContain(messages.comesBackOnCard(price(14_490)))
    })

    test('keep the number of a withdrawal or a return on one line', () => {
      for (const [name, number] of [
        ['withdrawal-acknowledgement', 'W-7K3M9-Q2XTC'],
        ['order-return', 'R-7K3M9Q2X'],
      ] as const) {
        const html = samples
          .find((sample) => sample.name === name)
          ?.mail.html.replace(/<div style="display:none.*?<\/div>/s, '')
        const loose = html?.replaceAll(`<span style="white-space:nowrap;">${number}</span>`, '')
        expect(html).not.toBe(loose)
        expect(loose).not.toContain(number)
      }
    })

    test('show the sign of the shop and every product, with their sizes kept and absolute addresses', () => {
      for (const { name, mail } of samples) {
        const pictures = mail.html.match(/<img [^>]*>/g) ?? []
        expect(pictures.length, name).toBeGreaterThan(0)
        for (const picture of pictures) {
          expect(picture, name).toMatch(/ src="https:\/\/[^"]+"/)
          expect(picture, name).toMatch(/ alt="[^"]*"/)
          expect(picture, name).toMatch(/ width="\d+" height="\d+"/)
        }
      }
    })

    test('name house and size of every product, on the page and in the text', () => {
      const { size, colon } = confirmationMessages(storefront)
      const aboutProducts = ['confirmation', 'acknowledgement', 'sent', 'refunded', 'return'].map(
        (one) => `order-${one}`,
      )
      const told = samples.filter(({ name }) => aboutProducts.includes(name))
      expect(told).toHaveLength(aboutProducts.length)
      for (const { name, mail } of told) {
        expect(mail.html, name).toMatch(/<img [^>]*alt="Amstel chelsea boot, cognac"/)
        for (const part of [mail.html, mail.text]) {
          const line = part.slice(part.lastIndexOf('Amstel chelsea boot'))
          expect(line, name).toContain('Cordwainer')
          expect(line, name).toContain(`${size}${colon}${writtenSize('37.5', storefront.iso)}`)
        }
      }
    })

    test('say until when a return is handed in and when its money comes', () => {
      const mail = samples.find(({ name }) => name === 'order-return')?.mail
      const until = writtenDay('2026-12-08', storefront)
      for (const part of [mail?.html, mail?.text]) {
        expect(part).toContain(until)
        expect(part).toContain(statusMailMessages(storefront.contentLang).moneyBack)
      }
    })

    test('promise no link where a button follows: every paragraph ends its sentence', () => {
      for (const { name, mail } of samples) expect(mail.html, name).not.toMatch(/:\s*<\/p>\s*<table/)
    })

    test('have a name of their own each, and say who writes', () => {
      expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length)
      // Customer service knows who writes.
      for (const { name, mail } of samples) if (name !== 'question') expect(mail.html, name).toContain(demoCompany.name)
    })

    test('are left with one click where they advertise, and nowhere else (RFC 8058)', () => {
      const oneClick = samples.filter(({ mail }) => mail.headers?.['List-Unsubscribe'])
      expect(oneClick.map(({ name }) => name).sort()).toEqual([...marketing].sort())
      for (const { name, mail } of oneClick) {
        expect(mail.headers?.['List-Unsubscribe'], name).toMatch(/^<https:\/\/shop\.example\/[^>]+>$/)
        expect(mail.headers?.['List-Unsubscribe-Post'], name).toBe('List-Unsubscribe=One-Click')
      }
    })
  },
)
