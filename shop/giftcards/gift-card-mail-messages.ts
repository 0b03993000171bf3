import { messageSet, withBlanks } from '#languages/message-set.ts'

export const giftCardMailMessages = messageSet('mails', 'gift-card', {
  greeting: withBlanks('Hello {name},', 'name'),
  card: {
    subject: withBlanks('{giver} gives you a gift card of {amount}', 'giver', 'amount'),
    given: withBlanks('{giver} gives you a gift card of {amount} to spend in our shop.', 'giver', 'amount'),
    code: 'The code of your gift card',
    use: 'Type it in at the checkout, where you choose how to pay. What you don’t spend stays on the card.',
    valid: withBlanks('The card is valid until {day}. Keep this mail: whoever has the code can pay with it.', 'day'),
    action: 'Look up the balance',
  },
  receipt: {
    subject: withBlanks('Receipt for your gift card of {amount}', 'amount'),
    thanks: withBlanks('Thank you. We have received {amount} for a gift card, paid with {method}.', 'amount', 'method'),
    now: withBlanks('We mail it to {name} ({email}) now.', 'name', 'email'),
    later: withBlanks('We mail it to {name} ({email}) on {day}.', 'name', 'email', 'day'),
    number: withBlanks(
      'Receipt {number} of {day}, card {card}, valid until {until}.',
      'number',
      'day',
      'card',
      'until',
    ),
    vat: 'No VAT is charged on a gift card: it is a multi-purpose voucher (Directive 2006/112/EC, article 30a). VAT is part of the price of what is bought with it.',
    withdrawal:
      'You can withdraw from the purchase within 14 days, as long as nothing was paid with the card. Tell us so, and you get the money back the way you paid it.',
  },
})
