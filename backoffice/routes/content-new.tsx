import { data, redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { langName, typeName, writtenLangs } from '../ui/content/content-names.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { firstStorefront } from '../ui/format.ts'
import { useScope } from '../ui/page-scope.tsx'
import { ProblemSummary } from '../ui/problems.tsx'

const newContentQuery = graphql(`
  query NewContent($id: ID!, $isCopy: Boolean!) {
    me {
      permissions
      storefronts
    }
    contentRepository {
      kind
    }
    contentTypes
    content(id: $id) @include(if: $isCopy) {
      listed {
        id
        name
        type
        lang
      }
      translations {
        lang
      }
    }
  }
`)

const addContent = graphql(`
  mutation AddContent($type: String!, $lang: String!, $uid: String!, $title: String!, $copyOf: ID) {
    addContent(type: $type, lang: $lang, uid: $uid, title: $title, copyOf: $copyOf) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

/** Types of which there is one document in each language, which came with the shop. */
const single: ReadonlySet<string> = new Set(['layout', 'error_page'])

export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const copyOf = searchParams.get('copyOf')
  const { ask, language } = scopeOf(context)
  const { me, contentRepository, contentTypes, content } = await ask(newContentQuery, {
    id: copyOf ?? '',
    isCopy: copyOf !== null,
  })
  if (!me?.permissions.includes('CONTENT_WRITE') || contentRepository.kind !== 'embedded')
    throw data(null, { status: 404 })
  const taken = content ? [content.listed.lang, ...content.translations.map(({ lang }) => lang)] : []
  return {
    types: contentTypes.filter((type) => !single.has(type)),
    langs: writtenLangs(me.storefronts).filter((lang) => !taken.includes(lang)),
    original: content?.listed,
    lang: searchParams.get('lang') ?? firstStorefront(language, me.storefronts)?.contentLang ?? '',
    type: searchParams.get('type') ?? 'page',
  }
}

export async function action({ context, request }: RouteArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typed = { type: text('type'), lang: text('lang'), uid: text('uid'), title: text('title') }
  const copyOf = text('copyOf') || null
  const { id, problems } = (await scopeOf(context).ask(addContent, { ...typed, copyOf })).addContent
  if (problems.length > 0 || !id) return { typed, problems }
  throw redirect(`/content/${encodeURIComponent(id)}?done=add`)
}

export default function NewContent({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName } = useScope()
  const said = words.content
  const { types, langs, original, lang, type } = loaderData
  const typed = actionData?.typed
  const problems = actionData?.problems
  return (
    <>
      <title>{`${said.add} · ${shopName}`}</title>
      <p>
        <a href="/content">{said.back}</a>
      </p>
      <h1>{said.add}</h1>
      <p className="soft">{original ? said.addCopy(original.name) : said.addAbout}</p>
      <ProblemSummary problems={problems} />
      <form method="post" className="card stack slim" noValidate>
        {original ? (
          <>
            <input type="hidden" name="copyOf" value={original.id} />
            <input type="hidden" name="type" value={original.type} />
          </>
        ) : (
          <SelectField
            name="type"
            label={said.type}
            value={typed?.type ?? type}
            options={types.map((value) => ({ value, label: typeName(words, value) }))}
          />
        )}
        <SelectField
          name="lang"
          label={said.language}
          value={typed?.lang ?? lang}
          problems={problems}
          options={langs.map((value) => ({ value, label: langName(value) }))}
        />
        <TextField
          name="title"
          label={said.addTitle}
          value={typed?.title ?? original?.name}
          problems={problems}
          maxLength={120}
        />
        <TextField
          name="uid"
          label={said.addUid}
          hint={said.addUidHint}
          value={typed?.uid}
          problems={problems}
          maxLength={80}
        />
        <button type="submit">{said.addSubmit}</button>
      </form>
    </>
  )
}
