export default function CookieSettings() {
  return <h1>Cookie settings</h1>
}
