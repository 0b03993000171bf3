/** A service that knows the passwords found in leaks. Off unless the operator switches it on. */
export type BreachedPasswordsPort = {
  /** False too when the service can't be asked: nobody is kept from an account because of it. */
  isBreached(password: string): Promise<boolean>
}
