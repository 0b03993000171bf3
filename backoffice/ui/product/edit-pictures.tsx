import type { EditedProduct, EditResult } from '../../routes/product-edit.tsx'
import { FileField } from '../field.tsx'
import { useScope } from '../page-scope.tsx'
import { EditForm } from './edit-form.tsx'

type Props = { readonly product: EditedProduct; readonly result: EditResult | undefined }

/** The pictures of a product with their places; those that are taken away, and new ones. */
export function PicturesForm({ product, result }: Props) {
  const { words, storefrontUrl } = useScope()
  const said = words.productEditing
  const own = result?.did === 'pictures' ? result : undefined
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
      {own?.problems.map(({ name }) =>
        name ? (
          <p key={name} lang="en" className="small break">
            {name}
          </p>
        ) : null,
      )}
      <ul className="pictures" id="images">
        {product.pictures.map(({ reference, url }, index) => (
          <li key={reference}>
            <input type="hidden" name="picture" value={reference} />
            {url ? (
              <img
                src={`${storefrontUrl}${url}?w=332`}
                alt=""
                width="166"
                height="228"
                className="thumb"
                loading="lazy"
              />
            ) : (
              <p className="small soft">{said.notThere}</p>
            )}
            <p className="small soft break">{reference}</p>
            <div className="field">
              <input
                type="number"
                name="place"
                min="1"
                max="99"
                defaultValue={index + 1}
                aria-label={said.place(index + 1)}
              />
            </div>
            <label className="choice small">
              <input type="checkbox" name="away" value={reference} />
              <span>{said.takeAway(index + 1)}</span>
            </label>
          </li>
        ))}
      </ul>
      <FileField name="pictures" label={said.upload} hint={said.uploadHint} problems={own?.problems} isMultiple />
    </EditForm>
  )
}
