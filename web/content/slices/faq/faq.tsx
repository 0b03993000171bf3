import { useId, useState } from 'react'
import { RichText } from '#web/content/rich-text.tsx'
import { cx } from '#web/ui/cx.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import headings from '#web/ui/headings.module.css'
import { Section } from '../section.tsx'
import type { SliceProps } from '../slice-code.ts'
import styles from './faq.module.css'

/** Questions by category, the first one chosen; one answer is open at a time. Without JavaScript all are listed. */
export function Faq({ content: { categories } }: SliceProps<'faq'>) {
  const id = useId()
  const [active, setActive] = useState(0)
  return (
    <Section>
      <div className={styles.faq}>
        {categories.length > 1 && (
          <ul className={styles.categories}>
            {categories.map(({ name }, index) => (
              <li key={name}>
                <a
                  href={`#${id}-${index}`}
                  className={cx(styles.category, index === active && styles.active)}
                  aria-current={index === active ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    setActive(index)
                  }}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div>
          {categories.map(({ name, questions }, index) => (
            <section
              key={name}
              id={`${id}-${index}`}
              className={cx(styles.questions, index !== active && styles.other)}
            >
              <h2 className={cx(headings.heading, styles.name)}>{name}</h2>
              {questions.map(({ question, answer }) => (
                <Disclosure key={question} summary={question} name={id}>
                  <RichText blocks={answer} />
                </Disclosure>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Section>
  )
}
