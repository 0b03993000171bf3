/** A bar for each value in a picture that is drawn on the server; what it shows is said by its label and a table beside it. */
export function BarChart({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const highest = Math.max(1, ...values)
  const width = 100 / Math.max(1, values.length)
  return (
    <svg className="chart" viewBox="0 0 100 24" preserveAspectRatio="none" role="img" aria-label={label}>
      {values.map((value, index) => {
        const height = (value / highest) * 24
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={index * width + width * 0.1}
            y={24 - height}
            width={width * 0.8}
            height={height}
          />
        )
      })}
    </svg>
  )
}
