import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { SmartLink } from '#web/ui/smart-link.tsx'
import type { RichTextBlock, RichTextSpan } from '../prose/fields.ts'
import styles from './rich-text.module.css'

type RichTextProps = { readonly blocks: readonly RichTextBlock[]; readonly className?: string | undefined }

/** Headings, paragraphs, lists and links as the content wrote them. */
export function RichText({ blocks, className }: RichTextProps) {
  if (blocks.length === 0) return null
  return <div className={cx(styles.text, className)}>{grouped(blocks).map(renderGroup)}</div>
}

type TextAndButtonProps = {
  readonly text: readonly RichTextBlock[]
  readonly link: string | undefined
  readonly linkLabel: string | undefined
  readonly className?: string | undefined
  readonly button?: Pick<ComponentProps<typeof ButtonLink>, 'look' | 'className'>
}

/** A text and the one place that it leads to, if it names one. */
export function TextAndButton({ text, link, linkLabel, className, button }: TextAndButtonProps) {
  return (
    <>
      <RichText blocks={text} className={className} />
      {link && linkLabel && (
        <ButtonLink href={link} {...button}>
          {linkLabel}
        </ButtonLink>
      )}
    </>
  )
}

/** Neighbouring list items are one list. */
function grouped(blocks: readonly RichTextBlock[]): (readonly RichTextBlock[])[] {
  const groups: RichTextBlock[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const joins = block.type.endsWith('list-item') && last?.[0]?.type === block.type
    if (joins) last.push(block)
    else groups.push([block])
  }
  return groups
}

function renderGroup(group: readonly RichTextBlock[], index: number): ReactNode {
  const [first] = group
  if (!first) return null
  const key = `${index} ${first.text.slice(0, 20)}`
  const items = group.map((block) => <li key={block.text}>{inline(block)}</li>)
  switch (first.type) {
    case 'list-item':
      return <ul key={key}>{items}</ul>
    case 'o-list-item':
      return <ol key={key}>{items}</ol>
    case 'heading2':
      return <h2 key={key}>{inline(first)}</h2>
    case 'heading3':
      return <h3 key={key}>{inline(first)}</h3>
    case 'heading4':
      return <h4 key={key}>{inline(first)}</h4>
    case 'preformatted':
      return <pre key={key}>{first.text}</pre>
    case 'paragraph':
      return <p key={key}>{inline(first)}</p>
  }
}

/** The text of a block with its links and emphasis; spans may lie inside one another. */
function inline({ text, spans }: RichTextBlock): ReactNode {
  return range(
    text,
    0,
    text.length,
    [...spans].sort((a, b) => a.start - b.start || b.end - a.end),
  )
}

function range(text: string, from: number, to: number, spans: readonly RichTextSpan[]): ReactNode {
  const parts: ReactNode[] = []
  let at = from
  let rest = spans
  while (rest.length > 0) {
    const [span, ...others] = rest
    if (!span || span.start >= to) break
    const end = Math.min(span.end, to)
    const inner = others.filter((other) => other.end <= end)
    rest = others.filter((other) => other.start >= end)
    if (span.start > at) parts.push(lines(text.slice(at, span.start)))
    parts.push(
      <Span key={span.start} span={span}>
        {range(text, span.start, end, inner)}
      </Span>,
    )
    at = end
  }
  if (at < to) parts.push(lines(text.slice(at, to)))
  return parts.length === 1 ? parts[0] : parts
}

function Span({ span, children }: { readonly span: RichTextSpan; readonly children: ReactNode }) {
  if (span.type === 'strong') return <strong>{children}</strong>
  if (span.type === 'em') return <em>{children}</em>
  return <SmartLink href={span.url ?? '/'}>{children}</SmartLink>
}

function lines(text: string): ReactNode {
  if (!text.includes('\n')) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change places
  return text.split('\n').map((line, index) => [index > 0 && <br key={index} />, line])
}
