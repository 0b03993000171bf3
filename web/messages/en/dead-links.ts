/** What is said behind links of mails that are over, by what they were for: how that comes, and how to get a new one. */
export const deadLinks = {
  'dead.newsletter':
    'You confirmed with it already, or it became too old. If no newsletter reaches you, sign up once more.',
  'dead.newsletter_again': 'Sign up for the newsletter',
  'dead.settings':
    'It is not complete, or we no longer have this address. Open it from our latest newsletter, or sign up once more.',
  'dead.email':
    'A link to confirm an address works once, for a week. Your orders say whether yours is confirmed, and send a new one.',
  'dead.data': 'A link to your data works for one day. You can ask for a new one at any time.',
  'dead.order':
    'It is not complete, or we no longer have this order. Open the link in our email about it once more. With an account you find your orders there as well.',
  'dead.orders': 'To your orders',
  'dead.gift_card':
    'It is not complete, or we no longer have this purchase. Your receipt by email says what you bought.',
  'dead.alerts':
    'It is not complete, or these messages have ended. On the page of a product you can ask for them again.',
  'dead.reservation':
    'It is not complete, or your reservation has been over for a while. On the page of a product you can make a new one.',
  'dead.withdrawal':
    'It is not complete. Have a look at the receipt that we emailed you. You can make a new statement as well.',
  'dead.withdrawal_again': 'Make a statement',
  'dead.contact': 'Our customer service',
} as const
