import { redirect } from 'react-router'
import { graphql } from '../graphql/gql.ts'
import type { PageProps, RouteArgs } from '../route-types.ts'
import { scopeOf } from '../scope.ts'
import { FileField, TextField } from '../ui/field.tsx'
import { useScope } from '../ui/page-scope.tsx'
import { DoneNotice, ProblemSummary } from '../ui/problems.tsx'

const picturesQuery = graphql(`
  query ContentPictures {
    me {
      permissions
    }
    contentPictures {
      name
      url
      width
      height
    }
  }
`)

const addPicture = graphql(`
  mutation AddContentPicture($upload: ID!) {
    addContentPicture(upload: $upload) {
      id
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export async function loader({ context, request }: RouteArgs) {
  const { searchParams } = new URL(request.url)
  const { me, contentPictures } = await scopeOf(context).ask(picturesQuery)
  const text = searchParams.get('text')?.trim().toLowerCase() ?? ''
  return {
    mayWrite: me?.permissions.includes('CONTENT_WRITE') ?? false,
    pictures: contentPictures.filter(({ name }) => name.includes(text)),
    text,
    done: searchParams.get('done'),
  }
}

export async function action({ context, request }: RouteArgs) {
  const { ask, services } = scopeOf(context)
  const form = await request.formData()
  const { me } = await ask(picturesQuery)
  // Who may not keep a picture must not fill the disk either.
  if (!me?.permissions.includes('CONTENT_WRITE')) throw new Response(null, { status: 403 })
  const file = form.get('picture')
  if (!(file instanceof File) || file.size === 0) return { problems: [missing] }
  const upload = await services.keepUpload(file.name, new Uint8Array(await file.arrayBuffer()))
  const { id, problems } = (await ask(addPicture, { upload })).addContentPicture
  if (problems.length > 0) return { problems }
  throw redirect(`/content/pictures?done=${encodeURIComponent(id ?? '')}`)
}

const missing = { messageKey: 'import-file-missing', field: 'picture' } as const

export default function ContentPictures({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { words, shopName, storefrontUrl } = useScope()
  const said = words.content
  const { pictures, text, done, mayWrite } = loaderData
  return (
    <>
      <title>{`${said.pictures} · ${shopName}`}</title>
      <p>
        <a href="/content">{said.back}</a>
      </p>
      <h1>{said.pictures}</h1>
      <p className="soft">{said.picturesAbout}</p>
      <DoneNotice text={done ? said.done.picture(done) : undefined} />
      <ProblemSummary problems={actionData?.problems} />
      {mayWrite ? (
        <form method="post" encType="multipart/form-data" className="card stack" noValidate>
          <FileField name="picture" label={said.upload} hint={said.uploadHint} problems={actionData?.problems} />
          <button type="submit">{said.uploadSubmit}</button>
        </form>
      ) : null}
      <search>
        <form className="card filters">
          <TextField name="text" type="search" label={said.searchPictures} value={text} />
          <div className="row">
            <button type="submit">{said.show}</button>
          </div>
        </form>
      </search>
      {pictures.length === 0 ? <p className="card">{said.none}</p> : null}
      <ul className="picture-list">
        {pictures.map(({ name, url, width, height }) => (
          <li key={name}>
            <img src={`${storefrontUrl}${url}?w=332`} alt="" loading="lazy" className="picture-shown" />
            <code className="small">{name}</code>
            <span className="soft small number">
              {width} × {height}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
