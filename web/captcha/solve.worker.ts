import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves ALTCHA's puzzle; answers nothing when it takes unusually long. */
self.onmessage = async ({ data }: MessageEvent<string>) => {
  const challenge = JSON.parse(data) as Challenge
  self.postMessage(await solveChallenge({ challenge, deriveKey, timeout: 60_000 }).catch(() => null))
}
