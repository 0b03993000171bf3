import type { Storefront } from '#kernel/storefront.ts'
import { browserQuery } from '#web/browser-api.ts'
import { consentIn } from '#web/device/consent.ts'
import { graphql } from '#web/graphql/gql.ts'

const captchaQuery = graphql(`
  query CaptchaTask($operation: String!) {
    captcha(operation: $operation) {
      challenge
      watcher { siteKey scriptUrl }
    }
  }
`)

/** Counts once, and until then (milliseconds since 1970). */
export type SolvedCaptcha = { readonly token: string; readonly until: number }

type Watcher = { readonly siteKey: string; readonly scriptUrl: string }

const second = 1000
const solvedFor = 15 * 60 * second
const watchedFor = 100 * second

/** Answers for one operation: by work, or by being watched where that is set up and the visitor consents to it. */
export async function answerCaptcha(storefront: Storefront, operation: string): Promise<SolvedCaptcha> {
  const task = (await browserQuery(storefront, captchaQuery, { operation }))?.captcha
  if (!task) return { token: '', until: 0 }
  const { watcher, challenge } = task
  if (watcher && consentIn(document.cookie) === 'enabled') {
    return { token: await watched(watcher, operation), until: Date.now() + watchedFor }
  }
  return { token: await solved(challenge), until: Date.now() + solvedFor }
}

/** Off the page's own thread, which goes on answering whoever types. */
async function solved(challenge: string): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data ? resolve(data) : reject(new Error('The puzzle has no solution')))
      worker.onerror = (event) => reject(new Error(event.message))
      worker.postMessage(challenge)
    })
    return btoa(JSON.stringify({ challenge: JSON.parse(challenge), solution }))
  } finally {
    worker.terminate()
  }
}

type Grecaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, about: { readonly action: string }): Promise<string>
}

async function watched({ siteKey, scriptUrl }: Watcher, action: string): Promise<string> {
  const loaded = () => (window as { grecaptcha?: Grecaptcha }).grecaptcha
  if (!loaded()) {
    const script = document.createElement('script')
    script.src = scriptUrl
    await new Promise((resolve, reject) => {
      script.onload = resolve
      script.onerror = () => reject(new Error('reCAPTCHA could not be loaded'))
      document.head.append(script)
    })
  }
  const grecaptcha = loaded()
  if (!grecaptcha) throw new Error('reCAPTCHA is not what was loaded')
  await new Promise<void>((ready) => grecaptcha.ready(ready))
  return grecaptcha.execute(siteKey, { action })
}
