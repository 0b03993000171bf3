import { useSyncExternalStore } from 'react'

/** What this browser remembers in a list: the newest first, nothing twice, the oldest forgotten. */
export type StoredList = {
  read(): readonly string[]
  /** Puts a value first, wherever it was before. */
  add(value: string): void
  remove(value: string): void
  /** Puts other values in place of all that are there. */
  replace(values: readonly string[]): void
  /** Told of every change, also of one in another tab. */
  watch(listener: () => void): () => void
}

const none: readonly string[] = []

/**
 * @param key under which the browser keeps it
 * @param most how many values are kept
 * @param storage where it is kept; a browser that refuses it remembers until the page is left
 */
export function storedList(key: string, most: number, storage: () => Storage = () => window.localStorage): StoredList {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let values = none

  const read = () => {
    const now = storedText(storage, key)
    if (now !== undefined && now !== text) {
      text = now
      values = listIn(now).slice(0, most)
    }
    return values
  }
  const change = (next: readonly string[]) => {
    values = next
    text = JSON.stringify(next)
    try {
      storage().setItem(key, text)
    } catch {
      // Refused or full: it lives on in memory.
    }
    for (const listener of listeners) listener()
  }
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    for (const listener of listeners) listener()
  }

  return {
    read,
    add: (value) => change([value, ...read().filter((other) => other !== value)].slice(0, most)),
    remove: (value) => change(read().filter((other) => other !== value)),
    replace: (next) => change(next.slice(0, most)),
    watch: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', elsewhere)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', elsewhere)
      }
    },
  }
}

/** The list in a component; the server, and the first render after it, see an empty one. */
export function useStoredList(list: StoredList): readonly string[] {
  return useSyncExternalStore(list.watch, list.read, () => none)
}

/** A list out of what is stored; anything that another program left there is ignored. */
export function listIn(text: string | null): readonly string[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(values)) return none
    return [...new Set(values.filter((value): value is string => typeof value === 'string' && value !== ''))]
  } catch {
    return none
  }
}

/** What is stored under a key; nothing when the browser refuses to say. */
export function storedText(storage: () => Storage, key: string): string | null | undefined {
  try {
    return storage().getItem(key)
  } catch {
    return undefined
  }
}
