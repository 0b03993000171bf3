/** Seen by nobody: sharp enough, and a tenth of what a camera writes. */
const quality = 0.85

type Size = { readonly width: number; readonly height: number }

/** What a photograph becomes whose longest edge is to have so many pixels at most; nothing for one that is small enough. */
export function smallerSize({ width, height }: Size, longest: number): Size | undefined {
  const scale = longest / Math.max(width, height)
  if (!(scale < 1)) return undefined
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: scaled(width), height: scaled(height) }
}

/**
 * Puts smaller copies in the place of the photographs that were chosen in a form. A copy is upright, is white where nothing was, and says
 * neither where nor by which camera it was taken. Whatever can't be made smaller stays as it is, and so does what is no photograph.
 *
 * @param longest pixels of the longest edge
 */
export async function makePhotographsSmaller(form: HTMLFormElement, longest: number): Promise<void> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
  await Promise.all(
    inputs.map(async (input) => {
      const chosen = [...(input.files ?? [])]
      const made = await Promise.all(chosen.map((file) => smallerCopy(file, longest).catch(() => undefined)))
      if (made.every((copy) => copy === undefined)) return
      const files = new DataTransfer()
      for (const [at, file] of chosen.entries()) files.items.add(made[at] ?? file)
      input.files = files.files
    }),
  )
}

async function smallerCopy(file: File, longest: number): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const size = smallerSize(picture, longest)
    const blob = size && (await drawnAsJpeg(picture, size))
    return blob && blob.size < file.size ? new File([blob], 'photo.jpg', { type: blob.type }) : undefined
  } finally {
    picture.close()
  }
}

async function drawnAsJpeg(picture: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen || !isReadAsDrawn(pen)) return null
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise((take) => canvas.toBlob(take, 'image/jpeg', quality))
}

/** Browsers that hide who they are answer noise for what was drawn, which would be sent in place of the photograph. */
function isReadAsDrawn(pen: CanvasRenderingContext2D): boolean {
  const drawn = [18, 52, 86]
  pen.fillStyle = `rgb(${drawn})`
  pen.fillRect(0, 0, 1, 1)
  const { data } = pen.getImageData(0, 0, 1, 1)
  return drawn.every((value, at) => Math.abs(value - (data[at] ?? 0)) <= 2)
}
