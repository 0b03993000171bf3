import { useWords } from './page-scope.tsx'

/** Ten codes, shown this one time. */
export function RecoveryCodes({ codes, goOn }: { readonly codes: readonly string[]; readonly goOn: string }) {
  const { recovery } = useWords().session
  return (
    <>
      <h1>{recovery.title}</h1>
      <p>{recovery.about}</p>
      <ul className="card codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={goOn}>
          {recovery.goOn}
        </a>
      </p>
    </>
  )
}
