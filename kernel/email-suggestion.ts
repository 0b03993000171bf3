/** The mail domains that most shoppers of our countries have; the more common stands before the less common. */
const usual = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'googlemail.com', 'hotmail.nl', 'live.nl'],
  ...[
    'ziggo.nl',
    'kpnmail.nl',
    'planet.nl',
    'xs4all.nl',
    'hetnet.nl',
    'home.nl',
    'upcmail.nl',
    'casema.nl',
    'outlook.be',
  ],
  ...['telenet.be', 'skynet.be', 'proximus.be', 'hotmail.be', 'live.be', 'gmx.de', 'gmx.net', 'web.de', 't-online.de'],
  ...[
    'freenet.de',
    'hotmail.de',
    'yahoo.de',
    'outlook.de',
    'posteo.de',
    'orange.fr',
    'wanadoo.fr',
    'free.fr',
    'sfr.fr',
  ],
  ...[
    'laposte.net',
    'hotmail.fr',
    'yahoo.fr',
    'outlook.fr',
    'live.fr',
    'bbox.fr',
    'neuf.fr',
    'hotmail.co.uk',
    'yahoo.co.uk',
  ],
  ...['btinternet.com', 'outlook.co.uk', 'live.co.uk', 'sky.com', 'virginmedia.com', 'talktalk.net', 'ntlworld.com'],
  ...['gmx.at', 'aon.at', 'pt.lu', 'live.com', 'msn.com', 'me.com', 'aol.com', 'protonmail.com', 'proton.me'],
]

/** Right domains that look like a slip in a usual one. */
const right = new Set([
  ...usual,
  ...[
    'mail.com',
    'email.com',
    'gmx.com',
    'gmx.ch',
    'gmx.fr',
    'ymail.com',
    'rocketmail.com',
    'mac.com',
    'aol.de',
    'aol.fr',
  ],
  ...[
    'hotmail.it',
    'hotmail.es',
    'hotmail.ch',
    'yahoo.it',
    'yahoo.es',
    'yahoo.be',
    'yahoo.nl',
    'outlook.nl',
    'outlook.it',
  ],
  ...[
    'live.de',
    'live.it',
    'bluewin.ch',
    'kpnplanet.nl',
    'online.de',
    'online.nl',
    'online.fr',
    'chello.nl',
    'chello.at',
  ],
  ...['tele2.nl', 'solcon.nl', 'zonnet.nl', 'zeelandnet.nl', 'kpn.nl', 'kpn.com', 'club-internet.fr', 'numericable.fr'],
  ...[
    'zoho.com',
    'hey.com',
    'pm.me',
    'fastmail.com',
    'fastmail.fm',
    'tuta.com',
    'tutanota.com',
    'tutanota.de',
    'mailbox.org',
  ],
  ...['wp.pl', 'o2.pl', 'o2.co.uk', 'vol.at', 'a1.net', 'tango.lu', 'internet.lu'],
])

/** Providers with one domain alone: behind their name every other ending is a slip. */
const alone: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  icloud: 'icloud.com',
  googlemail: 'googlemail.com',
}

/** Endings that nobody means after a name that everybody has. */
const slippedEndings = new Set([
  'con',
  'cm',
  'co',
  'om',
  'cpm',
  'vom',
  'xom',
  'cim',
  'comm',
  'coom',
  'ocm',
  'cmo',
  'c',
  'ney',
  'nte',
  'ne',
])

/** Shorter names are a letter away from too many right ones: `web.de`, `sky.com`, `sfr.fr`. */
const shortestName = 5

/**
 * The address that was probably meant where its domain is a usual one with a slip: `anna@gmial.com` → `anna@gmail.com`. Nothing for a
 * domain that may be right.
 */
export function suggestedEmail(typed: string): string | undefined {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  if (at < 1 || email.length > 254) return undefined
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replaceAll(',', '.')
    .replaceAll('..', '.')
    .replace(/\.$/, '')
  const meant = right.has(domain) ? domain : usualDomain(domain)
  const written = email.slice(at + 1).toLowerCase()
  return meant === undefined || meant === written ? undefined : `${email.slice(0, at)}@${meant}`
}

function usualDomain(domain: string): string | undefined {
  const dot = domain.indexOf('.')
  const name = dot < 0 ? domain : domain.slice(0, dot)
  const ending = dot < 0 ? '' : domain.slice(dot + 1)
  const only = alone[name]
  if (only !== undefined) return only
  return usual.find((one) => {
    const [ownName = '', ...rest] = one.split('.')
    const ownEnding = rest.join('.')
    if (name === ownName) return ending === '' || slippedEndings.has(ending)
    if (ending === '' && domain === one.replaceAll('.', '')) return true
    const endsAlike = ending === ownEnding || (slippedEndings.has(ending) && ownEnding === 'com')
    return endsAlike && ownName.length >= shortestName && name.length >= shortestName - 1 && isSlip(name, ownName)
  })
}

/** Whether one key was missed, doubled, struck for another, or two of them changed places. */
function isSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return false
  let from = 0
  while (from < typed.length && typed[from] === meant[from]) from++
  const [a, b] = [typed.slice(from), meant.slice(from)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}
