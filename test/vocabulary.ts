/**
 * Words that the project has given up for the field's own, each with what it says instead (docs/glossary.md). A name that only
 * its author can find is a wall for everybody else.
 */
export const givenUp: Readonly<Record<string, string>> = {
  advances: 'isForwardTransition',
  bagCount: 'cartCount',
  cast: 'fixtures, demo customers',
  claimAnew: 'reserveAgain',
  claimStock: 'reserveStock',
  Complaint: 'rejection reason, problem',
  consequence: 'nextAction',
  Desk: 'service',
  enclosures: 'attachments',
  endUnusedAccounts: 'deleteInactiveAccounts',
  Fault: 'ValidationError',
  faults: 'errors',
  followingGoods: 'apportionByVatRate',
  forgetWhatIsOver: 'purgeExpiredData',
  forgetting: 'clear, purge, erase, invalidate',
  gazetteer: 'geocoder',
  giveBack: 'release',
  glide: 'smoothScroll',
  hearWarehouse: 'pollWarehouse',
  heed: 'applyConsent',
  judgedQueries: 'relevanceTestSet',
  kiosk: 'in-store mode',
  knock: 'connect',
  lastingMemory: 'staleIfErrorCache',
  LazyIsland: 'Island',
  leaveTo: 'redirectTo',
  letGoOfCart: 'detachCart',
  letterhead: 'sender details',
  openCart: 'getOrCreateCart',
  OrderWish: 'PlaceOrderInput',
  payBack: 'executeRefund',
  Rated: 'TaxedAmount',
  rememberAnswers: 'createResponseCache',
  rememberCatalog: 'createCatalogCache',
  Resting: 'Island',
  stewardOfRoot: 'unprivilegedUser',
  StaticIsland: 'Island',
  Still: 'Island',
  stopper: 'shutdown',
  StoreCode: 'StorefrontCode',
  storeCodes: 'storefrontCodes',
  takeFolder: 'acquireLock',
  takeNews: 'applyWarehouseEvent',
  tellWarehouse: 'exportOrder',
  throwMissing: 'notFound',
  toldStock: 'displayedStock',
  twin: 'sandbox',
  whereabouts: 'availability',
  Writers: 'repositories',
}

/** Parts of file names that say nothing to a stranger. */
export const givenUpInFileNames = [
  'assemble',
  'bag-stores',
  'cast',
  'code-ahead',
  'desk',
  'early-presses',
  'enclosures',
  'faults',
  'front',
  'gazetteer',
  'glide',
  'greeting',
  'keeper',
  'kiosk',
  'lasting-memory',
  'ledger',
  'letterhead',
  'moved',
  'pay-back',
  'prepared',
  'remember',
  'remembered',
  'resting',
  'still',
  'stopper',
  'trail',
  'twin',
  'waking',
  'whereabouts',
  'words',
  'writers',
]

/** Names as an engineer reads them: `cartDesk` is made of `cart` and `Desk`, `givesBack` of `gives` and `Back`. */
const identifier = /[A-Za-z_$][\w$]*/g

/** Names of a source that are given up, or end with one that is (`cartDesk`). Strings and comments count: they are read too. */
export function givenUpNames(text: string): string[] {
  const names = new Set(text.match(identifier))
  return [...names].filter((name) =>
    Object.keys(givenUp).some(
      (word) => name === word || (/^[A-Z]/.test(word) && word.length > 3 && endsWithWord(name, word)),
    ),
  )
}

/** Only whole words: `Default` does not end with `Fault`. */
const endsWithWord = (name: string, word: string) => name.length > word.length && name.endsWith(word)

/** The parts of a file's name that are given up: `cart-desk.ts` is made of `cart` and `desk`. */
export function givenUpFileName(path: string): boolean {
  const name = path.split('/').at(-1)?.split('.')[0] ?? ''
  return givenUpInFileNames.some((word) => `-${name}-`.includes(`-${word}-`))
}
