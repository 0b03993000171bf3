import { SimulatorManager, StateEventType, simulatorClass, simulatorRootClass } from '@prismicio/simulator/kit'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { LoadedSlice } from './slices/load-slices.ts'
import { SliceZone } from './slices/slice-zone.tsx'

/** Draws the slices that the frame around it sends (Slice Machine, Prismic's page builder), as a page of the shop would. */
export default function SliceSimulator() {
  const [manager] = useState(() => new SimulatorManager())
  const { data, submit } = useFetcher<() => Promise<readonly LoadedSlice[]>>()

  useEffect(() => {
    const show = (slices: unknown) => {
      submit({ slices: JSON.stringify(slices) }, { method: 'post' })
    }
    manager.state.on(StateEventType.Slices, show, simulatorClass)
    manager.init()
    return () => manager.state.off(StateEventType.Slices, simulatorClass)
  }, [manager, submit])

  return (
    <div className={simulatorClass}>
      <div className={simulatorRootClass}>{data && data.length > 0 && <SliceZone slices={data} />}</div>
    </div>
  )
}
