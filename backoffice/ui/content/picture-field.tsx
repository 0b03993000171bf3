import type { ContentField } from '#kernel/content-model.ts'
import { isRecord } from '#kernel/is-record.ts'
import { pictureName } from '../../routes/content-values.ts'
import { TextField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import { useContentForm } from './form-scope.tsx'

/** A picture of the shop by its name, what it shows, and its cuts. A script opens all pictures beside it. */
export function PictureField({
  label,
  field,
  value,
  path,
}: {
  readonly label: string
  readonly field: ContentField
  readonly value: unknown
  readonly path: string
}) {
  const { words } = useScope()
  const said = words.content
  const { problems } = useContentForm()
  const alt = isRecord(value) && typeof value.alt === 'string' ? value.alt : ''
  const cuts = field.config.thumbnails ?? []
  const cutName = (name: string) => said.cuts[name as keyof typeof said.cuts] ?? name
  return (
    <fieldset className="picture-field" id={path}>
      <legend>{label}</legend>
      <div className="picture-parts">
        <OnePicture path={`${path}.picture`} label={said.picture} of={label} value={value} hint={said.pictureHint} />
        {cuts.map(({ name }) => (
          <OnePicture
            key={name}
            path={`${path}.${name}`}
            label={said.cut(cutName(name))}
            of={`${label}, ${cutName(name)}`}
            value={isRecord(value) ? value[name] : undefined}
          />
        ))}
      </div>
      <TextField
        name={`${path}.alt`}
        label={said.alt}
        hint={said.altHint}
        value={alt}
        problems={problems}
        maxLength={400}
      />
    </fieldset>
  )
}

function OnePicture({
  path,
  label,
  of,
  value,
  hint,
}: {
  readonly path: string
  readonly label: string
  readonly of: string
  readonly value: unknown
  readonly hint?: string
}) {
  const { words, storefrontUrl } = useScope()
  const said = words.content
  const { problems, pictures } = useContentForm()
  const name = pictureName(value)
  const url = pictures.get(name)
  return (
    <div className="one-picture" data-enhance="picture">
      <img
        className="picture-shown"
        src={url === undefined ? undefined : `${storefrontUrl}${url}?w=332`}
        alt=""
        loading="lazy"
        hidden={url === undefined}
      />
      <p className="picture-shown soft small" hidden={url !== undefined}>
        {said.noPicture}
      </p>
      <TextField name={path} label={label} hint={hint} value={name} problems={problems} maxLength={200} />
      <button type="button" className="plain" data-choose hidden aria-label={said.choosePictureOf(of)}>
        {said.choosePicture}
      </button>
    </div>
  )
}
