import { resolve } from 'node:path'
import { z } from 'zod'
import {
  optionalSetting,
  rolesOfValues,
  settingWith,
  textOf,
  timeOfDay,
  webAddress,
  wholeNumberFrom,
  yesOrNo,
} from './setting.ts'

/** What a node is: its addresses, its database and the folder of its shop. */
export const nodeSettings = {
  NODE_ENV: settingWith(
    'production, development (hot reload, no page cache) or test',
    'production',
    z.enum(['production', 'development', 'test'], 'must be production, development or test'),
  ),
  PORT: settingWith('The TCP port to listen on', '3000', wholeNumberFrom(0, 65_535)),
  HOST: settingWith(
    'The address to listen on; 127.0.0.1 is reachable from this machine only, 0.0.0.0 from everywhere',
    '127.0.0.1',
    textOf(/^\S+$/, 'must be an address such as 0.0.0.0'),
  ),
  ADMIN_PORT: settingWith('The TCP port of the back office; 0 opens none', '3001', wholeNumberFrom(0, 65_535)),
  ADMIN_HOST: settingWith(
    'The address that the back office listens on; behind a VPN or a proxy that asks who comes it may be another than 127.0.0.1',
    '127.0.0.1',
    textOf(/^\S+$/, 'must be an address such as 0.0.0.0'),
  ),
  ADMIN_URL: optionalSetting(
    'The address that staff use, without a path; a host name of its own. Default: http://localhost and the port',
    webAddress,
  ),
  STAFF_SECRET: optionalSetting(
    'Seals what nobody may read in the database alone, such as secrets of authenticator apps and codes of gift cards: at least 32 characters, the same on all nodes. A file in DATA_DIR when absent',
    textOf(/^.{32,}$/, 'must have at least 32 characters'),
    { secret: true },
  ),
  STAFF_SECRET_OTHER: optionalSetting(
    'A second secret that opens what it sealed, while STAFF_SECRET is changed: first the new one beside the old on all nodes, then the old one beside the new',
    textOf(/^.{32,}$/, 'must have at least 32 characters'),
    { secret: true },
  ),
  VAPID_PRIVATE_KEY: optionalSetting(
    'The private key by which the shop proves to the push services of browsers who it is, where another system has made it: 32 bytes of P-256 as base64url. Made and kept in the database when absent; with another one every browser has to be asked anew',
    textOf(/^[A-Za-z0-9_-]{43}$/, 'must be 43 characters of base64url'),
    { secret: true },
  ),
  STAFF_OIDC_FILE: optionalSetting(
    'A JSON file about the company’s own log-in for staff (OpenID Connect): issuer, clientId, clientSecret, name, rolesClaim, roles, makesAccounts',
    z.string().transform((value) => resolve(value)),
  ),
  STAFF_OIDC_ISSUER: optionalSetting(
    'The address of that log-in, https://login.example.com; settings stand over the file',
    textOf(/^\S+$/, 'must be a web address'),
  ),
  STAFF_OIDC_CLIENT_ID: optionalSetting('What the shop is called there', textOf(/^\S+$/, 'must be one word')),
  STAFF_OIDC_CLIENT_SECRET: optionalSetting('What the shop shows there', textOf(/^\S+$/, 'must be one word'), {
    secret: true,
  }),
  STAFF_OIDC_ROLES_CLAIM: optionalSetting(
    'The claim that says what somebody does; groups where nothing is said',
    textOf(/^\S+$/, 'must be one word'),
  ),
  STAFF_OIDC_ROLES: optionalSetting(
    'What each of its values brings: shop-owners=owner customer-service=service,reader. Without any the back office decides',
    rolesOfValues,
  ),
  PUBLIC_URL: optionalSetting(
    'The address shoppers use, without a path; decides links, Secure cookies and HSTS. Default: http://localhost and the port',
    webAddress,
  ),
  TRUST_PROXY: settingWith(
    'How many reverse proxies in front of the shop add to X-Forwarded-For; 0 ignores the header',
    '0',
    wholeNumberFrom(0, 10),
  ),
  DRAIN_SECONDS: settingWith(
    'How long a node that closes still answers, and ends each connection with its answer, so that a proxy misses nothing; 0 without a proxy',
    '2',
    wholeNumberFrom(0, 600),
  ),
  DATA_DIR: settingWith(
    'The folder for the embedded database, resized pictures and uploaded pictures',
    './data',
    z.string().transform((value) => resolve(value)),
  ),
  BACKUP_FOLDER: optionalSetting(
    'A folder on another disk in which the embedded database is kept a second time, within a minute; npm run backup and npm run restore use it',
    z
      .string()
      .min(1)
      .transform((value) => resolve(value)),
  ),
  BACKUP_AT: optionalSetting(
    'The time of day, in UTC, at which the shop makes a backup in BACKUP_FOLDER by itself and proves that it opens. Default: none is made',
    timeOfDay,
  ),
  BACKUP_KEEP: settingWith(
    'How many of these backups stay; the last one that is known to open stays longer',
    '7',
    wholeNumberFrom(1, 1000),
  ),
  DATABASE_URL: optionalSetting(
    'A PostgreSQL (15 or later) to use in place of the embedded one; with several hosts, one:5432,two:5432, the one that takes writes is found',
    textOf(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
    { secret: true },
  ),
  DATABASE_DIRECT_URL: optionalSetting(
    'Where DATABASE_URL goes through a pooler such as PgBouncer: the PostgreSQL behind it, for migrations, locks and LISTEN',
    textOf(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
    { secret: true },
  ),
  DATABASE_REPLICA_URL: optionalSetting(
    'A replica of DATABASE_URL that is asked for figures and exports of staff, while it is less than a minute behind',
    textOf(/^postgres(ql)?:\/\/[^,]*$/, 'must start with postgres:// or postgresql:// and name one server'),
    { secret: true },
  ),
  DATABASE_CONNECTIONS: settingWith(
    'Connections per pool; the main thread has one, and so has each thread that renders',
    '10',
    wholeNumberFrom(2, 200),
  ),
  PREPARED_STATEMENTS: optionalSetting(
    'Let PostgreSQL keep what it prepared. Default: true; false with a DATABASE_DIRECT_URL, where true is for PgBouncer 1.21 or newer with max_prepared_statements',
    yesOrNo,
  ),
  SHOP: settingWith(
    'The folder of the shop: its settings, company, brand, content, pictures and search-words; a relative one begins at the project',
    'demo',
    textOf(/\S/, 'must be a folder'),
  ),
  COMPANY_FILE: optionalSetting(
    'Who sells: a JSON file with the company that legal pages, mails and footers name; company.json in the folder of the shop when absent',
    textOf(/\.json$/, 'must end with .json'),
  ),
  SEARCH_WORDS_FOLDER: optionalSetting(
    'What the words of shoppers mean: a folder of JSON files with occasions, styles and names of things in the languages of the shop; search-words in the folder of the shop when absent, “none” for the names in the catalogue alone',
    z.string().min(1),
  ),
  DEMO: settingWith('Fill the empty database of the demo shop with its catalogue and its shoppers', 'true', yesOrNo),
} as const
