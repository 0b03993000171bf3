import { optionalSetting, optionsOfCountries, settingWith, textOf, webAddress, wholeNumberFrom } from './setting.ts'

/** Outside systems: without an address or key a sandbox answers, or the shop does it itself. */
export const vendorSettings = {
  MOLLIE_API_KEY: optionalSetting(
    'The key of the payment provider; without it the shop pays in its own sandbox',
    textOf(/^(test|live)_\w+$/, 'must start with test_ or live_'),
    { secret: true },
  ),
  MOLLIE_PROFILE_ID: optionalSetting(
    'The website profile at Mollie, for which Google Pay encrypts cards; without it there is no Google Pay',
    textOf(/^pfl_\w+$/, 'must start with pfl_'),
  ),
  GOOGLE_PAY_MERCHANT_ID: optionalSetting(
    'The merchant of Google’s console for Google Pay; needed with a key that starts with live_',
    textOf(/^\w{8,40}$/, 'must be letters and digits'),
  ),
  MOLLIE_ENDPOINT: optionalSetting('The payment provider’s API, if not the public one', webAddress),
  PDOK_URL: optionalSetting(
    'The register of Dutch addresses, https://api.pdok.nl/bzk/locatieserver/search/v3_1; without it a sandbox answers',
    webAddress,
  ),
  GEOLOCATION_URL: optionalSetting(
    'The addresses of Flanders and Brussels, https://geo.api.vlaanderen.be/geolocation/v4; without it a sandbox answers',
    webAddress,
  ),
  GEOPLATEFORME_URL: optionalSetting(
    'The register of French addresses, https://data.geopf.fr/geocodage; without it a sandbox answers',
    webAddress,
  ),
  DHL_PARCEL_URL: optionalSetting(
    'DHL eCommerce’s service of pickup points in the Benelux, https://api-gw.dhlparcel.nl; without it a sandbox answers',
    webAddress,
  ),
  DHL_API_KEY: optionalSetting(
    'The key of DHL’s Location Finder, for packstations; without it a sandbox answers',
    textOf(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  SENDCLOUD_KEYS: optionalSetting(
    'Public and secret key of Sendcloud with a colon between, for other carriers’ pickup points and labels; without them a sandbox answers, which makes labels of what leaves in the demo shop alone',
    textOf(/^[^\s:]{8,}:[^\s:]{8,}$/, 'must be two keys with a colon between'),
    { secret: true },
  ),
  SENDCLOUD_RETURN_OPTIONS: optionalSetting(
    'Which of the account’s ways a return goes, by country: Sendcloud’s shipping option codes such as NL=postnl:standard/return; elsewhere the first that has a label',
    optionsOfCountries,
  ),
  WAREHOUSE_URL: optionalSetting(
    'Whoever packs: a warehouse or ERP that speaks the shop’s HTTP; without it the demo shop has a sandbox, others are told by npm run orders',
    webAddress,
  ),
  WAREHOUSE_KEY: optionalSetting(
    'What the shop shows the warehouse, as a bearer token',
    textOf(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  TABLETOP_URL: optionalSetting(
    'The service of sessions for tablets in stores; without it the shop keeps them itself',
    webAddress,
  ),
  TABLETOP_STAFF_KEY: optionalSetting(
    'What staff send to begin and end sessions in the shop’s own service; without it only the page for developers can',
    textOf(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
    { secret: true },
  ),
  STAFF_MESSAGES_URL: optionalSetting(
    'Where a store’s own screen, pager or printer is told what shoppers ask at its tablets, https://screens.example/{code}, with {code} for the code of the store; without it the page for staff shows it alone',
    textOf(/^https?:\/\/\S+$/, 'must start with https:// or http://'),
  ),
  STAFF_MESSAGES_SECRET: optionalSetting(
    'Signs those messages in the manner of Standard Webhooks; needed with the address',
    textOf(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
    { secret: true },
  ),
  STAFF_MESSAGE_MINUTES: settingWith(
    'For how many minutes a shopper at a tablet is told that staff were asked; then nobody is expected to come any more',
    '10',
    wholeNumberFrom(2, 60),
  ),
  BREVO_API_KEY: optionalSetting(
    'The key of the service that sends the newsletters; without it readers are only kept here',
    textOf(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  BREVO_WEBHOOK_SECRET: optionalSetting(
    'The bearer token of the newsletter service’s webhook to /webhooks/brevo; without it nobody hears who unsubscribed there',
    textOf(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
    { secret: true },
  ),
  BREVO_URL: optionalSetting('The newsletter service’s API with its version, if not the public one', webAddress),
  PRISMIC_REPOSITORY: optionalSetting(
    'The content repository at Prismic, by its name; without it the shop shows the documents in content of its folder',
    textOf(/^[a-z0-9][a-z0-9-]{2,62}$/, 'must be the name of a repository, as in https://name.prismic.io'),
  ),
  PRISMIC_ACCESS_TOKEN: optionalSetting(
    'What the repository wants to be shown before it answers, if it is private',
    textOf(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  PRISMIC_URL: optionalSetting('The repository’s Content API, if not the public one', webAddress),
  PRISMIC_WEBHOOK_SECRET: optionalSetting(
    'The secret of the repository’s webhook to /webhooks/prismic; without it news are asked for every minute',
    textOf(/^\S{16,}$/, 'must have at least 16 characters and no spaces'),
    { secret: true },
  ),
  PRISMIC_WRITE_TOKEN: optionalSetting(
    'What lets npm run content:push fill the repository; the shop itself never writes there',
    textOf(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  PRISMIC_WRITE_URL: optionalSetting(
    'Where npm run content:push finds /asset, /migration and /models, if not at Prismic',
    webAddress,
  ),
} as const
