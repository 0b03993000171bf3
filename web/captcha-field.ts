/** Under which a posted form holds the answer to its captcha. */
export const captchaField = 'captchaToken'
