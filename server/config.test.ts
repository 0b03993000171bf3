import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, settings, settingsTable } from './config/environment.ts'
import { readConfig } from './config.ts'

describe('settings', () => {
  test('an empty environment gives a shop that works on this machine', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      secure: false,
      mode: 'production',
    })
    expect(config.mollie.sandbox).toBe(true)
    expect(config.mailPage).toBe(true)
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({ databaseUrl: undefined, port: 3000 })
  })

  test('with a direct address nothing is prepared, unless the pooler is said to keep it', () => {
    const [url, direct] = ['postgres://pooler/shop', 'postgres://server/shop']
    const read = (more: Record<string, string>) => readConfig({ DATABASE_URL: url, ...more })
    expect(read({})).toMatchObject({ databaseDirectUrl: undefined, preparedStatements: true })
    expect(read({ PREPARED_STATEMENTS: 'false' })).toMatchObject({ preparedStatements: false })
    expect(read({ DATABASE_DIRECT_URL: url })).toMatchObject({ databaseDirectUrl: undefined, preparedStatements: true })
    const pooled = { databaseUrl: url, databaseDirectUrl: direct }
    expect(read({ DATABASE_DIRECT_URL: direct })).toMatchObject({ ...pooled, preparedStatements: false })
    expect(read({ DATABASE_DIRECT_URL: direct, PREPARED_STATEMENTS: 'true' })).toMatchObject({
      ...pooled,
      preparedStatements: true,
    })
  })

  test('a direct address alone goes past nothing', () => {
    expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://server/shop' })).toThrow('DATABASE_URL is not set')
  })

  test('a replica is one server beside a database of one’s own', () => {
    const [url, replica] = ['postgres://one,two/shop', 'postgres://two/shop']
    expect(readConfig({ DATABASE_URL: url }).databaseReplicaUrl).toBeUndefined()
    expect(readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: replica }).databaseReplicaUrl).toBe(replica)
    expect(() => readConfig({ DATABASE_REPLICA_URL: replica })).toThrow('DATABASE_URL is not set')
    expect(() => readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: url })).toThrow('name one server')
  })

  test('nothing is traced without a collector; with one a share of the traces is', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
    expect(readConfig({ OTEL_SERVICE_NAME: 'shoes' }).tracing).toBeUndefined()
    expect(readConfig(endpoint).tracing).toEqual({
      endpoint: 'http://collector:4318',
      headers: {},
      serviceName: 'cordwainer',
      sampler: 'parentbased_traceidratio',
      share: 0.05,
      trustsRequests: false,
    })
    const more = { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%2Cb, x-tenant = shop', OTEL_TRACES_SAMPLER_ARG: '1' }
    expect(readConfig({ ...endpoint, ...more }).tracing).toMatchObject({
      headers: { 'api-key': 'a,b', 'x-tenant': 'shop' },
      share: 1,
    })
  })

  test.each([
    [{ TRUST_PROXY: '1' }, false],
    [{ TRUST_TRACEPARENT: 'true' }, false],
    [{ TRUST_PROXY: '1', TRUST_TRACEPARENT: 'true' }, true],
  ])('with %j a request may say which trace it continues: %s', (environment, trustsRequests) => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    expect(readConfig({ ...endpoint, ...environment }).tracing).toMatchObject({ trustsRequests })
  })

  test.each([
    ['OTEL_TRACES_SAMPLER', 'sometimes', 'must be one of always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '5', 'must be a number from 0 to 1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be a web address'],
  ])('%s is not %s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  test('headers of a collector are secrets, and in one line each', () => {
    const refused = () => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc%0D%0Ax: y' })
    expect(refused).toThrow('OTEL_EXPORTER_OTLP_HEADERS must be names and values')
    expect(refused).not.toThrow('abc')
  })

  test.each([
    ['s3://shop/originals', 's3://shop/resized'],
    ['s3://shop', 's3://shop/resized'],
    ['s3://shop/pictures', 's3://shop/pic'],
    ['s3://shop?endpoint=https://one.example', 's3://shop?endpoint=https://other.example'],
    ['file:///srv/pictures', 'file:///srv/resized/'],
  ])('pictures in %s and resized ones in %s are kept apart', (pictures, resized) => {
    expect(readConfig({ PICTURES_URL: pictures, RESIZED_PICTURES_URL: resized })).toMatchObject({
      picturesUrl: pictures,
      resizedPicturesUrl: resized,
    })
    expect(readConfig({}).resizedPicturesUrl).toBeUndefined()
  })

  test.each([
    ['s3://shop', 's3://shop/'],
    ['s3://shop/pictures/originals?region=eu-west-1', 's3://shop/pictures?region=eu-central-1'],
    ['file:///srv/pictures/originals', 'file:///srv/pictures/'],
  ])('pictures in %s would be removed with resized ones in %s', (pictures, resized) => {
    expect(() => readConfig({ PICTURES_URL: pictures, RESIZED_PICTURES_URL: resized })).toThrow(
      'PICTURES_URL lies where RESIZED_PICTURES_URL does, from which what is old is removed: keep them apart.',
    )
  })

  test('resized pictures are shared in a folder or in a bucket', () => {
    expect(() => readConfig({ RESIZED_PICTURES_URL: '/srv/resized' })).toThrow(
      "RESIZED_PICTURES_URL must begin with file:/// or s3://, but it is '/srv/resized'.",
    )
  })

  test('every wrong setting is named in a sentence', () => {
    expect(() => readConfig({ PORT: 'eighty', PUBLIC_URL: 'shop', LOG_LEVEL: 'loud' })).toThrow(
      new ConfigError(
        "PORT must be a whole number from 0 to 65535, but it is 'eighty'.\n" +
          "PUBLIC_URL must be a web address such as https://www.example.com, but it is 'shop'.\n" +
          "LOG_LEVEL must be trace, debug, info, warn, error or silent, but it is 'loud'.",
      ),
    )
  })

  test('an address for messages to staff is worth nothing without its secret', () => {
    expect(() => readConfig({ STAFF_MESSAGES_URL: 'https://screens.example/{code}' })).toThrow(
      'STAFF_MESSAGES_URL and STAFF_MESSAGES_SECRET belong together',
    )
  })

  test('Google Analytics is told with a stream and its secret, in the EU unless an address says otherwise', () => {
    expect(readConfig({})).toMatchObject({ ga4: undefined, thirdParties: { measurementId: undefined } })
    const both = { GA4_MEASUREMENT_ID: 'G-AB12CD34EF', GA4_API_SECRET: 'a-secret-of-it' }
    expect(readConfig(both)).toMatchObject({
      ga4: {
        measurementId: 'G-AB12CD34EF',
        apiSecret: 'a-secret-of-it',
        url: 'https://region1.google-analytics.com',
      },
      thirdParties: { measurementId: 'G-AB12CD34EF' },
    })
    // What reaches pages holds no secret.
    expect(JSON.stringify(readConfig(both).thirdParties)).not.toContain('a-secret-of-it')
    expect(readConfig({ ...both, GA4_URL: 'http://localhost:3000/sandbox/ga4/' }).ga4?.url).toBe(
      'http://localhost:3000/sandbox/ga4',
    )
    for (const name of ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'] as const)
      expect(() => readConfig({ [name]: both[name] })).toThrow('GA4_MEASUREMENT_ID and GA4_API_SECRET belong together')
    expect(() => readConfig({ ...both, GA4_API_SECRET: 'short' })).toThrow(/but what it holds is not that/)
  })

  test('product reviews come in at a time of day, by a client and channels', () => {
    const both = { TRUSTED_SHOPS_API_KEYS: 'client:secret', TRUSTED_SHOPS_CHANNELS: 'nl_NL=chl-1234' }
    expect(readConfig(both).reviews).toMatchObject({ clientId: 'client', importAt: undefined })
    expect(readConfig({ ...both, TRUSTED_SHOPS_IMPORT_AT: '03:40' }).reviews).toMatchObject({ importAt: '03:40' })
    expect(() => readConfig({ ...both, TRUSTED_SHOPS_IMPORT_AT: '24:00' })).toThrow('must be a time such as 03:00')
    for (const name of ['TRUSTED_SHOPS_API_KEYS', 'TRUSTED_SHOPS_CHANNELS'] as const)
      expect(() => readConfig({ [name]: both[name], TRUSTED_SHOPS_IMPORT_AT: '03:40' })).toThrow(
        /TRUSTED_SHOPS_IMPORT_AT needs TRUSTED_SHOPS_/,
      )
  })

  test('Meta is told with a pixel and its token, and of no e-mail address unless a setting says so', () => {
    expect(readConfig({}).meta).toBeUndefined()
    expect(readConfig({}).thirdParties).not.toHaveProperty('toldToMeta')
    const both = { META_PIXEL_ID: '1234567890', META_ACCESS_TOKEN: 'a-token-of-the-pixel' }
    const told = { pixelId: '1234567890', accessToken: 'a-token-of-the-pixel' }
    expect(readConfig(both)).toMatchObject({
      meta: { ...told, url: 'https://graph.facebook.com', hashedEmail: false },
      thirdParties: { toldToMeta: true },
    })
    // What reaches pages holds no secret.
    expect(JSON.stringify(readConfig(both).thirdParties)).not.toContain('a-token')
    expect(
      readConfig({ ...both, META_HASHED_EMAIL: 'true', META_URL: 'http://localhost:3000/sandbox/meta/' }).meta,
    ).toEqual({
      ...told,
      url: 'http://localhost:3000/sandbox/meta',
      hashedEmail: true,
    })
    for (const name of ['META_PIXEL_ID', 'META_ACCESS_TOKEN'] as const)
      expect(() => readConfig({ [name]: both[name] })).toThrow('META_PIXEL_ID and META_ACCESS_TOKEN belong together')
    expect(() => readConfig({ ...both, META_PIXEL_ID: 'my pixel' })).toThrow(
      'META_PIXEL_ID must be the number of a pixel',
    )
  })

  test('a wrong secret is not repeated', () => {
    expect(() => readConfig({ MOLLIE_API_KEY: 'hunter2' })).toThrow(
      /^MOLLIE_API_KEY must start with test_ or live_, but what it holds/,
    )
  })

  test('an https address makes cookies and transport secure and keeps only the origin', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/nl/' })).toMatchObject({
      publicUrl: 'https://shop.example',
      secure: true,
    })
  })

  test('a public shop never shows its outbox', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example' }).mailPage).toBe(false)
    expect(readConfig({ SMTP_URL: 'smtp://localhost' }).mailPage).toBe(false)
    expect(readConfig({ SMTP_URL: 'smtp://localhost', NODE_ENV: 'development' }).mailPage).toBe(true)
  })

  test('the operator’s manual names every setting', () => {
    expect(settingsTable()).toContain('| `PORT` | The TCP port to listen on | `3000` |')
    expect(settingsTable()).toContain('| `DATABASE_URL` |')
    const manual = new URL('../docs/operating.md', import.meta.url)
    if (existsSync(manual)) expect(readFileSync(manual, 'utf8')).toContain(settingsTable())
  })

  test('ways of returns are named by country', () => {
    const options = (text: string) => readConfig({ SENDCLOUD_RETURN_OPTIONS: text }).carriers.returnOptions
    expect(options('NL=postnl:standard/return DE=dhl_de:return')).toEqual(
      new Map([
        ['NL', 'postnl:standard/return'],
        ['DE', 'dhl_de:return'],
      ]),
    )
    expect(() => options('postnl:standard/return')).toThrow('countries and codes')
  })

  test('every setting says what it does', () => {
    for (const { about } of Object.values(settings)) expect(about.length).toBeGreaterThan(10)
  })
})
