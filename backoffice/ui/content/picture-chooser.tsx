import { useScope } from '../page-scope.tsx'

/** What the script of a picture's field opens: a dialog in which each picture is a button with its name. */
export function PictureChooser() {
  const said = useScope().words.content
  return (
    <template data-pictures>
      <dialog className="chooser" aria-label={said.pictures}>
        <form method="dialog" className="stack wide">
          <div className="row between">
            <div className="field">
              <label htmlFor="chooser-search">{said.searchPictures}</label>
              <input id="chooser-search" type="search" />
            </div>
            <button type="submit" value="" className="plain" formNoValidate>
              {said.closePictures}
            </button>
          </div>
          <ul className="picture-list">
            <li>
              <button type="submit" className="plain picture-button">
                <img alt="" loading="lazy" className="picture-shown" />
                <span className="small break" />
              </button>
            </li>
          </ul>
        </form>
      </dialog>
    </template>
  )
}
