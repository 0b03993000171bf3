/** The panel beside the page in which customer service is asked. */
export const chat = {
  'chat.title': 'Ask a question',
  'chat.intro': 'Leave your question here. We answer by email, on working days within one day.',
  'chat.question': 'Your question',
  'chat.name': 'Your name',
  'chat.email': 'Email address',
  'chat.email_hint': 'The answer goes to this address.',
  'chat.send': 'Send question',
  'chat.thanks': 'Thank you, {name}',
  'chat.sent': 'We have your question. The answer comes to {email}.',
  'chat.again': 'Ask something else',
} as const
