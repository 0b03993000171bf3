import { z } from 'zod'
import {
  channelsOfStorefronts,
  optionalSetting,
  scriptAddresses,
  settingWith,
  textOf,
  timeOfDay,
  webAddress,
  yesOrNo,
} from './setting.ts'

/** What a page may load from elsewhere once its visitor agrees. */
export const thirdPartySettings = {
  TAG_MANAGER_ID: optionalSetting(
    'The container of Google Tag Manager; it is loaded five seconds after a page, with consent only',
    textOf(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123'),
  ),
  GA4_MEASUREMENT_ID: optionalSetting(
    'The stream of Google Analytics 4 that the server itself tells of purchases and refunds, with consent only; pages leave purchases out then',
    textOf(/^G-[A-Z0-9]{4,20}$/, 'must look like G-ABC123DEF4'),
  ),
  GA4_API_SECRET: optionalSetting(
    'A secret of that stream for the Measurement Protocol; needed with the stream',
    textOf(/^\S{8,}$/, 'must have at least 8 characters and no spaces'),
    { secret: true },
  ),
  GA4_URL: optionalSetting(
    'Where purchases are told, if not at https://region1.google-analytics.com, which keeps them in the EU',
    webAddress,
  ),
  META_PIXEL_ID: optionalSetting(
    'The pixel (dataset) of Meta that the server itself tells of purchases and refunds, with consent only',
    textOf(/^\d{5,20}$/, 'must be the number of a pixel'),
  ),
  META_ACCESS_TOKEN: optionalSetting(
    'A token of that pixel for the Conversions API; needed with the pixel',
    textOf(/^[\w-]{8,}$/, 'must have at least 8 letters, digits, underscores and dashes'),
    { secret: true },
  ),
  META_HASHED_EMAIL: settingWith(
    'Whether Meta is told the hash of the buyer’s e-mail address as well; the privacy statement says so then',
    'false',
    yesOrNo,
  ),
  META_URL: optionalSetting('Where purchases are told, if not at https://graph.facebook.com', webAddress),
  THIRD_PARTY_SCRIPTS: optionalSetting(
    'Other scripts of third parties, addresses with spaces between; loaded as the tag manager is',
    scriptAddresses,
  ),
  TRUSTED_SHOPS_ID: optionalSetting(
    'The shop’s number at Trusted Shops: its badge on the German storefront, with consent only',
    textOf(/^X[0-9A-F]{32}$/, 'must be an X and 32 digits and capital letters'),
  ),
  TRUSTED_SHOPS_BUYER_EMAIL: settingWith(
    'Whether the badge is told who bought, by e-mail address, on the page that thanks; the privacy statement has to say so',
    'false',
    yesOrNo,
  ),
  TRUSTED_SHOPS_URL: optionalSetting('Where the badge is loaded from, if not at Trusted Shops', webAddress),
  TRUSTED_SHOPS_API_KEYS: optionalSetting(
    'The client ID and secret of an API client at Trusted Shops, with a colon between, for the average of the reviews and for product reviews',
    textOf(/^[^\s:]+:\S+$/, 'must be an ID, a colon and a secret'),
    { secret: true },
  ),
  TRUSTED_SHOPS_CHANNELS: optionalSetting(
    'Which channel collects the reviews of a storefront: nl_NL=chl-… fr_FR=chl-…',
    channelsOfStorefronts,
  ),
  TRUSTED_SHOPS_IMPORT_AT: optionalSetting(
    'The time of day, in UTC, at which product reviews are imported from Trusted Shops; needs the client and the channels. Default: they come by files alone',
    timeOfDay,
  ),
  TRUSTED_SHOPS_API_URL: optionalSetting(
    'The API of the reviews and its login, if not those of Trusted Shops',
    webAddress,
  ),
  SQUEEZELY_ID: optionalSetting(
    'The account at Squeezely (Spotler Activate) that learns with consent what is looked at and bought',
    textOf(/^[A-Za-z0-9-]{4,40}$/, 'must be an account such as SQZLY-12345'),
  ),
  SQUEEZELY_URL: optionalSetting('Where its script is loaded from, if not at Squeezely', webAddress),
  FLOCKLER_SITE: optionalSetting(
    'The site at Flockler whose walls the content may show, with consent and when a visitor asks for it',
    textOf(/^[0-9a-f-]{8,40}$/i, 'must be the number of a site'),
  ),
  FLOCKLER_URL: optionalSetting('Where its walls are loaded from, if not at Flockler', webAddress),
  MAP_TILES_URL: optionalSetting(
    'Streets for the map of the stores, https://tiles.example.com/{z}/{x}/{y}.png; loaded with consent only, without them the map is drawn',
    textOf(/^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S+$/, 'must begin with https:// and hold {z}, {x} and {y}'),
  ),
  MAP_TILES_CREDIT: settingWith(
    'Whom the licence of those streets wants named beside the map',
    '© OpenStreetMap contributors',
    textOf(/./, 'must not be empty'),
  ),
  COOKIE_CHOICE: settingWith(
    'What the form on the cookie page preselects before there is an answer: enabled or none',
    'enabled',
    z.enum(['enabled', 'none'], 'must be enabled or none'),
  ),
} as const
