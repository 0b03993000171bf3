export const newsletter = {
  'newsletter.title': 'The newsletter',
  'newsletter.intro': 'New arrivals, sales and what moves us, at most twice a week.',
  'newsletter.consent':
    'We write to you about new arrivals and sales, at most twice a week, and now and then about how to care for what you bought here, for which we look at your orders. We use your details for nothing else. You confirm by a link that we mail you, and can unsubscribe at any time.',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.sent_title': 'Have a look at your inbox',
  'newsletter.sent':
    'If you are not on the list yet, a link is on its way to you. Click it to confirm your subscription.',
  'newsletter.failed': 'That did not work just now. What you typed is still here: please try again in a moment.',
  'newsletter.confirm_title': 'Confirm your subscription',
  'newsletter.confirm_text':
    'One more press, and you receive our newsletter: new arrivals and sales, at most twice a week, and advice on the care of what you bought here.',
  'newsletter.confirm': 'Yes, send me the newsletter',
  'newsletter.confirmed_title': 'You are on the list',
  'newsletter.confirmed': 'Thank you. From now on you receive our newsletter.',
  'newsletter.to_settings': 'Change my settings',
  'newsletter.settings_title': 'Your newsletter',
  'newsletter.is_on': '{email} receives our newsletter.',
  'newsletter.is_off': '{email} does not receive our newsletter.',
  'newsletter.language': 'Language',
  'newsletter.saved': 'Saved.',
  'newsletter.unsubscribe': 'Unsubscribe',
  'newsletter.unsubscribed': 'You are unsubscribed. We will not write to you any more.',
  'newsletter.resubscribe': 'Subscribe again',
  'newsletter.confirmation_sent': 'We have mailed you a link. Click it to confirm your subscription.',
} as const
