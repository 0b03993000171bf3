import type { PackingWaveQuery } from '../../graphql/graphql.ts'
import { waveAddress } from '../../routes/wave-address.ts'
import { useScope } from '../page-scope.tsx'

type PrintWaveProps = {
  readonly wave: NonNullable<PackingWaveQuery['packingWave']>
  /** Numbers of orders whose labels turned out not to be printable. */
  readonly without: readonly string[]
}

/** All labels of a wave by one press, beside the numbers of orders that are not among them; and all packing slips. */
export function PrintWave({ wave, without }: PrintWaveProps) {
  const said = useScope().words.packing
  const left = wave.orders.filter(({ isPacked }) => !isPacked)
  const leaving = wave.makesLabels ? left.filter(({ isCollected }) => !isCollected) : []
  const missing = leaving
    .filter(({ number, isPrintable }) => !isPrintable || without.includes(number))
    .map(({ number }) => number)
  const count = leaving.length - missing.length
  if (left.length === 0) return null
  return (
    <>
      {missing.length > 0 && (count > 0 || without.length > 0) ? (
        <p className="notice warn break">{said.labelsMissing(missing.join(', '))}</p>
      ) : null}
      <p className="row">
        {count > 0 ? (
          <a className="button big" href={waveAddress(wave.id, missing, '/labels')} target="_blank" rel="noreferrer">
            {said.printAllLabels(count)}
          </a>
        ) : null}
        <a className="button big plain" href={`/packing/${wave.id}/slips`}>
          {said.printAllSlips(left.length)}
        </a>
      </p>
    </>
  )
}
