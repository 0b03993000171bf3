import type { StaffLanguage, StaffRole } from '../graphql/graphql.ts'
import { Choices, SelectField, TextField } from './field.tsx'
import { storefrontOptions } from './format.ts'
import { useWords } from './page-scope.tsx'
import type { Problem } from './problems.tsx'

const roles: readonly StaffRole[] = [
  'OWNER',
  'SERVICE',
  'WAREHOUSE',
  'STORE',
  'FINANCE',
  'MERCHANDISER',
  'EDITOR',
  'READER',
]
const languages: readonly StaffLanguage[] = ['NL', 'DE', 'FR', 'EN']

export function rolesIn(form: FormData): StaffRole[] {
  const chosen = form.getAll('roles')
  return roles.filter((role) => chosen.includes(role))
}

export function languageIn(form: FormData): StaffLanguage {
  return languages.find((language) => language === form.get('language')) ?? 'EN'
}

/** What is said of somebody who works here. */
export function MemberFields({
  member,
  stores,
  problems,
  withEmail = false,
}: {
  /** Those that somebody can be narrowed to. */
  readonly stores: readonly { readonly code: string; readonly name: string; readonly isStore: boolean }[]
  readonly member:
    | {
        readonly name: string
        readonly email: string
        readonly language: StaffLanguage
        readonly roles: readonly StaffRole[]
        readonly storefronts?: readonly string[] | null | undefined
        readonly stores?: readonly string[] | null | undefined
      }
    | undefined
  readonly problems: readonly Problem[] | undefined
  readonly withEmail?: boolean
}) {
  const { staff: said, session } = useWords()
  return (
    <>
      <TextField name="name" label={said.name} value={member?.name} problems={problems} maxLength={100} />
      {withEmail ? (
        <TextField name="email" type="email" label={said.email} value={member?.email} problems={problems} />
      ) : null}
      <SelectField
        name="language"
        label={said.language}
        value={member?.language ?? 'NL'}
        options={languages.map((value) => ({
          value,
          label: session.me.languages[value.toLowerCase() as keyof typeof session.me.languages],
        }))}
      />
      <Choices
        name="roles"
        label={said.roles}
        problems={problems}
        chosen={member?.roles ?? []}
        options={roles.map((value) => ({ value, label: said.roleNames[value], hint: said.roleHints[value] }))}
      />
      <Choices
        name="storefronts"
        label={said.storefronts}
        hint={said.onlyThese}
        chosen={member?.storefronts ?? []}
        options={storefrontOptions()}
      />
      {stores.some(({ isStore }) => isStore) ? (
        <Choices
          name="stores"
          label={said.stores}
          hint={said.onlyTheseStores}
          problems={problems}
          chosen={member?.stores ?? []}
          isLong={stores.length > 8}
          options={stores
            .filter(({ isStore }) => isStore)
            .map(({ code, name }) => ({ value: code, label: name, hint: code }))}
        />
      ) : null}
    </>
  )
}
