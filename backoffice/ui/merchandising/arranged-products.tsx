import { placeTiles } from '#kernel/place-tiles.ts'
import type { PreviewArrangementQuery } from '../../graphql/graphql.ts'
import { Badge } from '../badge.tsx'
import { moneyText } from '../format.ts'
import { useScope } from '../page-scope.tsx'

type Preview = NonNullable<PreviewArrangementQuery['arrangementPreview']>
type Product = Preview['products'][number]
type Pins = readonly { readonly sku: string; readonly place: number }[]

/** A button of a product. */
export type ArrangedFocus = { readonly sku: string; readonly button: 'earlier' | 'later' | 'pin' }

/** So many cards stand in two rows of the storefront on a large screen. */
const twoRows = 8

type Tile = PreviewArrangementQuery['listTiles'][number]

/** The list as shoppers would see it, with what moves its products. */
export function ArrangedProducts({
  products,
  tiles,
  focus,
  mayChange,
  pins,
}: {
  readonly products: readonly Product[]
  /** What the shop tells between them, which stands where the storefront puts it. */
  readonly tiles: readonly Tile[]
  /** The button that has the focus: the one that was pressed. */
  readonly focus: ArrangedFocus | undefined
  readonly mayChange: boolean
  readonly pins: Pins
}) {
  const said = useScope().words.merchandising
  const placed = placeTiles(
    tiles.map((tile) => ({ ...tile, place: tile.place ?? undefined })),
    products.length,
  )
  const card = (product: Product) => [
    ...placed
      .filter(({ before }) => before === product.place - 1)
      .map(({ tile }) => <PlacedTile key={tile.id} tile={tile} />),
    <ArrangedProduct
      key={product.sku}
      product={product}
      isLast={product.place === products.length}
      focus={product.sku === focus?.sku ? focus.button : undefined}
      mayChange={mayChange}
      isPinned={pins.some(({ sku }) => sku === product.sku)}
    />,
  ]
  return (
    <div className="stack wide" data-enhance={mayChange ? 'arrange' : undefined}>
      <ol className="placed">{products.slice(0, twoRows).flatMap(card)}</ol>
      {products.length > twoRows ? (
        <>
          <p className="fold">{said.firstRows}</p>
          <ol className="placed" start={twoRows + 1}>
            {products.slice(twoRows).flatMap(card)}
          </ol>
        </>
      ) : null}
    </div>
  )
}

function PlacedTile({ tile: { title, image } }: { readonly tile: Pick<Tile, 'title' | 'image'> }) {
  const { words, storefrontUrl } = useScope()
  return (
    <li className="tile">
      {image ? (
        <img src={`${storefrontUrl}${image}?w=768`} alt="" width="384" height="216" loading="lazy" draggable="false" />
      ) : null}
      <p className="what">
        <span className="soft small">{words.merchandising.tile}</span>
        {title}
      </p>
    </li>
  )
}

function ArrangedProduct({
  product,
  isLast,
  focus,
  mayChange,
  isPinned,
}: {
  readonly product: Product
  readonly isLast: boolean
  readonly focus: ArrangedFocus['button'] | undefined
  readonly mayChange: boolean
  readonly isPinned: boolean
}) {
  const { words, language, storefrontUrl } = useScope()
  const said = words.merchandising
  const { sku, name, brand, color, image, place, sizes, sizesInStock, sold, price, priorPrice } = product
  return (
    <li data-sku={sku} data-place={place} className={isPinned ? 'is-pinned' : undefined}>
      <div className="picture">
        {image ? (
          <img
            src={`${storefrontUrl}${image}?w=332`}
            alt=""
            width="166"
            height="235"
            loading="lazy"
            draggable="false"
          />
        ) : null}
        <span className="place number">{place}</span>
        {isPinned ? <Badge text={said.pinned} tone="good" /> : null}
        {sizesInStock === 0 ? <Badge text={said.soldOut} tone="bad" /> : null}
      </div>
      <p className="what">
        <span className="soft small">
          {brand} · {color}
        </span>
        <a href={`/products/${encodeURIComponent(sku)}`} draggable="false">
          {name}
        </a>
        <span className="number">
          {moneyText(price, language)} {priorPrice ? <s className="soft">{moneyText(priorPrice, language)}</s> : null}
        </span>
        <span className="soft small number">
          {said.sizesInStock(sizesInStock, sizes)} · {said.sold(sold)}
        </span>
      </p>
      {mayChange ? (
        <div className="moves">
          <Move
            value={`move ${place} ${place - 1} ${sku}`}
            label={said.earlier(name)}
            isOff={place === 1}
            hasFocus={focus === 'earlier'}
          >
            ←
          </Move>
          <Move
            value={`move ${place} ${place + 1} ${sku}`}
            label={said.later(name)}
            isOff={isLast}
            hasFocus={focus === 'later' || (focus === 'earlier' && place === 1)}
          >
            →
          </Move>
          {isPinned ? (
            <Move value={`unpin ${sku}`} label={said.unpinThis(name)} hasFocus={focus === 'pin'}>
              {said.unpin}
            </Move>
          ) : (
            <Move value={`pin ${place} ${sku}`} label={said.pinHere(name, place)} hasFocus={focus === 'pin'}>
              {said.pin}
            </Move>
          )}
          <Move value={`bury ${sku}`} label={said.buryThis(name)}>
            {said.bury}
          </Move>
        </div>
      ) : null}
    </li>
  )
}

function Move({
  value,
  label,
  isOff = false,
  hasFocus = false,
  children,
}: {
  readonly value: string
  readonly label: string
  readonly isOff?: boolean
  readonly hasFocus?: boolean
  readonly children: string
}) {
  return (
    <button
      type="submit"
      name="press"
      value={value}
      className="plain slim"
      aria-label={label}
      title={label}
      disabled={isOff}
      // Who moves a product by keyboard presses the same button again.
      // biome-ignore lint/a11y/noAutofocus: the page answers a press of this very button
      autoFocus={hasFocus}
    >
      {children}
    </button>
  )
}

/** What does not stand where somebody put it, and what was put behind all others. */
export function SetAside({
  resting,
  buried,
  mayChange,
}: {
  readonly resting: Preview['resting']
  readonly buried: Preview['buried']
  readonly mayChange: boolean
}) {
  const said = useScope().words.merchandising
  const group = (title: string, about: string | undefined, setAside: Preview['buried'], verb: 'unpin' | 'unbury') =>
    setAside.length === 0 ? null : (
      <section className="card" aria-label={title}>
        <h2>{title}</h2>
        {about === undefined ? null : <p className="soft small">{about}</p>}
        <ul className="stack wide">
          {setAside.map(({ sku, name }) => (
            <li key={sku} className="row between">
              <span>
                <a href={`/products/${encodeURIComponent(sku)}`}>{name ?? sku}</a>
                <br />
                <span className="soft small break">{sku}</span>
              </span>
              {mayChange ? (
                <Move
                  value={`${verb} ${sku}`}
                  label={verb === 'unpin' ? said.unpinThis(name ?? sku) : said.unbury(name ?? sku)}
                >
                  {verb === 'unpin' ? said.unpin : said.restore}
                </Move>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <>
      {group(said.restingTitle, said.restingAbout, resting, 'unpin')}
      {group(said.buriedTitle, undefined, buried, 'unbury')}
    </>
  )
}
