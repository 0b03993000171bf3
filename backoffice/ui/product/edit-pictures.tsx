import { languages } from '#kernel/storefront.ts'
import type { EditedProduct, EditResult } from '../../routes/product-edit.tsx'
import type { TypedProductPicture } from '../../routes/product-edit-form.ts'
import { ToolSign } from '../content/tool-sign.tsx'
import { FileField, TextField } from '../field.tsx'
import { languageText } from '../format.ts'
import { useScope } from '../page-scope.tsx'
import { isOfRow, type Problem } from '../problems.tsx'
import { EditForm } from './edit-form.tsx'

type Props = { readonly product: EditedProduct; readonly result: EditResult | undefined }

/** The pictures of a product in their order with what is told of them; those that are taken away, and new ones. */
export function PicturesForm({ product, result }: Props) {
  const { words } = useScope()
  const said = words.productEditing
  const own = result?.did === 'pictures' ? result : undefined
  const pictures = own?.pictures ?? product.pictures.map(pictureAsTyped)
  const urls = new Map(product.pictures.map(({ reference, url }) => [reference, url]))
  return (
    <EditForm
      form="pictures"
      title={said.pictures}
      about={said.picturesAbout}
      version={product.version}
      submit={said.picturesSubmit}
      isOpen={own !== undefined || result === undefined}
      takesFiles
    >
      {own && own.problems.length === 0 ? <p className="notice warn">{said.picturesMoved}</p> : null}
      {own?.problems.map((problem) =>
        problem.name && !isOfRow(problem) ? (
          <p key={problem.name} lang="en" className="small break">
            {problem.name}
          </p>
        ) : null,
      )}
      <div className="picture-part" data-enhance="pictures">
        <ol className="pictures" id="images">
          {pictures.map((picture, index) => (
            <OnePicture
              key={picture.reference}
              picture={picture}
              url={urls.get(picture.reference) ?? null}
              index={index}
              count={pictures.length}
              problems={own?.problems ?? []}
            />
          ))}
        </ol>
        <div className="drop" data-drop>
          <FileField name="pictures" label={said.upload} hint={said.uploadHint} problems={own?.problems} isMultiple />
          <p className="soft small" data-drop-about hidden>
            {said.uploadDrop}
          </p>
        </div>
        <p className="hidden" role="status" data-moved={said.movedTo('{place}')} />
      </div>
    </EditForm>
  )
}

function pictureAsTyped({ reference, alts, focus }: EditedProduct['pictures'][number]): TypedProductPicture {
  return {
    reference,
    isAway: false,
    alts: Object.fromEntries(alts.map(({ language, text }) => [language, text])),
    x: String(focus?.[0] ?? ''),
    y: String(focus?.[1] ?? ''),
  }
}

function OnePicture({
  picture: { reference, isAway, alts, x, y },
  url,
  index,
  count,
  problems,
}: {
  readonly picture: TypedProductPicture
  readonly problems: readonly Problem[]
  readonly url: string | null
  readonly index: number
  readonly count: number
}) {
  const { words, language, storefrontUrl } = useScope()
  const said = words.productEditing
  const number = index + 1
  const isWrong = problems.some(({ field }) => field?.startsWith(`focus.${reference}.`))
  const told = Object.values(alts).some((text) => text !== '') || x !== ''
  return (
    <li data-picture={reference}>
      <input type="hidden" name="picture" value={reference} />
      {url ? (
        <span className="focus-picture">
          <img
            src={`${storefrontUrl}${url}?w=332`}
            alt=""
            width="166"
            height="228"
            className="thumb"
            loading="lazy"
            draggable={false}
          />
          <svg aria-hidden="true" focusable="false" data-point className={x === '' || y === '' ? 'unsaid' : undefined}>
            <circle cx={`${x || 50}%`} cy={`${y || 50}%`} r="9" />
          </svg>
        </span>
      ) : (
        <p className="small soft">{said.notThere}</p>
      )}
      <div className="row picture-tools">
        <MoveButton move={`up ${reference}`} label={said.moveEarlier(number)} sign="left" isOff={index === 0} />
        <div className="field place">
          <input type="number" name="place" min="1" max="99" defaultValue={number} aria-label={said.place(number)} />
        </div>
        <MoveButton
          move={`down ${reference}`}
          label={said.moveLater(number)}
          sign="right"
          isOff={index === count - 1}
        />
      </div>
      <label className="choice small">
        <input type="checkbox" name="away" value={reference} defaultChecked={isAway} />
        <span>{said.takeAway(number)}</span>
      </label>
      <details className="do" open={isWrong}>
        <summary>{told ? said.toldOf(number) : said.tellOf(number)}</summary>
        <div className="stack wide">
          {languages.map((of) => (
            <TextField
              key={of}
              name={`alt.${reference}.${of}`}
              label={said.altIn(languageText(of, language))}
              value={alts[of] ?? ''}
              maxLength={250}
            />
          ))}
          <p className="small soft">
            {said.focusAbout}{' '}
            <span data-focus-press hidden>
              {said.focusPress}
            </span>
          </p>
          <div className="row fields">
            <TextField
              name={`focus.${reference}.x`}
              label={said.focusX}
              inputMode="numeric"
              value={x}
              problems={problems}
              maxLength={3}
            />
            <TextField
              name={`focus.${reference}.y`}
              label={said.focusY}
              inputMode="numeric"
              value={y}
              problems={problems}
              maxLength={3}
            />
          </div>
          <p className="small soft break">{reference}</p>
        </div>
      </details>
    </li>
  )
}

function MoveButton({
  move,
  label,
  sign,
  isOff,
}: {
  readonly move: string
  readonly label: string
  readonly sign: 'left' | 'right'
  readonly isOff: boolean
}) {
  return (
    <button
      type="submit"
      name="move"
      value={move}
      formAction="#images"
      formNoValidate
      className="plain tool"
      aria-label={label}
      title={label}
      disabled={isOff}
    >
      <ToolSign sign={sign} />
    </button>
  )
}
