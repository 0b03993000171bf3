export default function CatchAll() {
  return <h1>Catch all</h1>
}
