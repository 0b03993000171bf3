import { passwordOfAll } from '#test/shop/member.ts'

/** Somebody whose data can be told from everybody else's, wherever it turns up. */
export const markedPerson = (mark: string, email: string) =>
  ({
    firstName: 'Quirijn',
    lastName: `Zwaluw${mark}`,
    email,
    password: passwordOfAll,
    salutation: 'mr',
    birthday: { year: 1987, month: 6, day: 5 },
  }) as const
