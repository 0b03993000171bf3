import { Links, Meta, Outlet } from 'react-router'
import './styles/app.css'
import { ErrorMessage } from './ui/error-message.tsx'
import { useScope } from './ui/page-scope.tsx'

export function Layout({ children }: { readonly children: React.ReactNode }) {
  const { language, words, script } = useScope()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
        <script type="module" src={script} />
      </head>
      <body>
        <a className="skip" href="#content">
          {words.session.skip}
        </a>
        {children}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <main className="narrow" id="content">
      <ErrorMessage error={error} />
    </main>
  )
}
