import { imageOfWidth, sourceSet } from './image-url.ts'

type PictureSource = { readonly url: string; readonly width: number; readonly height: number }

type PictureProps = PictureSource & {
  /** Empty when the words beside it say the same. */
  readonly alt: string
  /** How wide it is shown: `(min-width: 64em) 25vw, 50vw`. */
  readonly sizes: string
  readonly widths: readonly number[]
  /** The picture that a visitor sees first: fetched at once, before scripts. One or two a page. */
  readonly priority?: boolean
  /** The point that stays in sight where it is cut: `50% 30%`. */
  readonly focus?: string | null | undefined
  /** Another cut for narrow screens (below 48em). */
  readonly narrow?: PictureSource | undefined
  readonly className?: string | undefined
}

/** A picture in the width that the screen needs. `width` and `height` keep its place, so that nothing moves. */
export function Picture({ url, width, height, alt, sizes, widths, priority, focus, narrow, className }: PictureProps) {
  const image = (
    <img
      src={imageOfWidth(url, widths[Math.floor(widths.length / 2)] ?? 830)}
      srcSet={sourceSet(url, widths)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={focus ? { objectPosition: focus } : undefined}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  )
  if (!narrow) return image
  return (
    <picture>
      <source
        media="(width < 48em)"
        srcSet={sourceSet(narrow.url, widths)}
        sizes={sizes}
        width={narrow.width}
        height={narrow.height}
      />
      {image}
    </picture>
  )
}
