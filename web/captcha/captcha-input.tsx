import { captchaField } from '../captcha-field.ts'

/** The place for the answer in a form that is posted. It stays empty without JavaScript. */
export function CaptchaInput() {
  return <input type="hidden" name={captchaField} defaultValue="" />
}
