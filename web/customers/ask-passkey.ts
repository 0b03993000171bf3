import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'

/** Loaded when somebody presses a button for a passkey, or may choose one from a field: nothing else needs it. */

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type LoginOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Has the browser make a passkey. @returns its answer as JSON; nothing where somebody broke it off or it can't */
export async function newPasskey(options: string): Promise<string | undefined> {
  return answered(() => startRegistration({ optionsJSON: JSON.parse(options) as RegistrationOptions }))
}

/**
 * Has the browser sign with a passkey.
 * @param fromField whether it waits until somebody chooses one in the list of the e-mail field, rather than ask at once
 */
export async function signedByPasskey(options: string, fromField: boolean): Promise<string | undefined> {
  const optionsJSON = JSON.parse(options) as LoginOptions
  return answered(() => startAuthentication({ optionsJSON, useBrowserAutofill: fromField }))
}

/** Nobody chooses any more from the field: the page is another one. */
export function stopAskingForPasskey(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function answered(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask())
  } catch {
    return undefined
  }
}
