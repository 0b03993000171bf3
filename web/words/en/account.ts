export const account = {
  'account.join': 'Log in or join',
  'account.hello': 'Welcome {firstName}',
  'account.title': 'Your account',
  'account.without':
    'You order here without an account: choose, pay, done. Customer accounts are not part of this shop yet. Your order confirmation comes by e-mail.',
  'account.order': 'Where is my order?',
  'account.order_text': 'Keep the order number from your e-mail at hand; our customer service looks it up for you.',
  'account.returns': 'Returning something',
  'account.returns_text': 'In a store or by post, within 14 days, without an account.',
  'account.wishlist_text': 'What you like is kept on this device.',
  'account.club': 'The club',
  'account.club_text': 'What membership gives you, and how points become vouchers.',
} as const
