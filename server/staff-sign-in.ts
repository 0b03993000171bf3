import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { openIdSignIn } from '#integrations/oidc/openid-sign-in.ts'
import type { Clock } from '#kernel/clock.ts'
import { staffLanguages } from '#kernel/staff-language.ts'
import { staffRoles } from '#shop/staff/staff-member.ts'
import type { SignIn } from '#shop/staff/use-sign-in.ts'
import { ConfigError } from './config/environment.ts'
import type { Config } from './config.ts'

const role = z.enum(staffRoles)

/** Plain http would show every password on the way; one's own machine is the exception. */
const issuer = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}, 'must begin with https://')

/** What a retailer says about the log-in of their company, in a file and in the environment. */
const signInSettings = z.strictObject({
  issuer,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** What the button names; the host of the provider, where nothing is said: it is the same in every language. */
  name: z.string().trim().min(1).max(60).optional(),
  /** What is asked for beside `openid`. */
  scopes: z.string().default('profile email'),
  rolesClaim: z.string().min(1).default('groups'),
  /** Which value of the claim brings what; without any the back office decides. */
  roles: z.record(z.string().min(1), z.union([role, z.array(role).min(1)])).default({}),
  makesAccounts: z.boolean().default(false),
  language: z.enum(staffLanguages).default('en'),
})

/**
 * The company's own log-in, where the settings name one. The provider isn't asked before somebody logs in.
 *
 * @throws ConfigError with a sentence for each thing that is wrong
 */
export function openStaffSignIn(
  { admin, staffSignIn }: Pick<Config, 'admin' | 'staffSignIn'>,
  clock: Clock,
): SignIn | undefined {
  const { file, ...environment } = staffSignIn
  const said = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined))
  if (file === undefined && Object.keys(said).length === 0) return undefined
  const read = signInSettings.safeParse({ ...(file !== undefined && contentOf(file)), ...said })
  if (!read.success)
    throw new ConfigError(
      read.error.issues
        .map(({ path, message }) => `STAFF_OIDC: ${path.join('.') || 'the file'} ${message}.`)
        .join('\n'),
    )
  const { name, rolesClaim, roles, makesAccounts, language, ...provider } = read.data
  const rules = {
    name: name ?? new URL(provider.issuer).host,
    rolesClaim,
    roles: Object.fromEntries(Object.entries(roles).map(([value, brings]) => [value, [brings].flat()])),
    makesAccounts,
    language,
  }
  if (makesAccounts && Object.keys(roles).length === 0)
    throw new ConfigError('STAFF_OIDC: makesAccounts needs roles: nobody would know what somebody new may do.')
  return { port: openIdSignIn({ ...provider, rolesClaim, staffUrl: admin.publicUrl, clock }), rules }
}

function contentOf(file: string): object {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content
  } catch (cause) {
    throw new ConfigError(`STAFF_OIDC_FILE: ${file} can’t be read as JSON.`, { cause })
  }
  throw new ConfigError(`STAFF_OIDC_FILE: ${file} holds no object.`)
}
