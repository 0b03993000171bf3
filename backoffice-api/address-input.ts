import type { backofficeBuilder } from './builder.ts'

type InputFields = Parameters<Parameters<typeof backofficeBuilder.inputType>[1]['fields']>[0]

/** Lines of an address that staff type, beside its country. */
export const addressInputFields = (t: InputFields) => ({
  firstName: t.string(),
  lastName: t.string(),
  street: t.string(),
  additionalAddressLine1: t.string({ required: false, description: 'The house number, where it has a field.' }),
  additionalAddressLine2: t.string({ required: false }),
  zipcode: t.string(),
  city: t.string(),
  phoneNumber: t.string({ required: false }),
})
