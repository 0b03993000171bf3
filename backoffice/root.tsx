import { isRouteErrorResponse, Links, Meta, Outlet } from 'react-router'
import './styles/app.css'
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
  const { errors } = useScope().words.session
  const status = isRouteErrorResponse(error) ? error.status : 500
  const [title, about] =
    status === 404
      ? [errors.notFound, errors.notFoundAbout]
      : status === 403
        ? [errors.notPermitted, errors.notPermittedAbout]
        : [errors.title, errors.about]
  return (
    <main className="narrow" id="content">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{about}</p>
      <p>
        <a className="button" href="/">
          {errors.home}
        </a>
      </p>
    </main>
  )
}
