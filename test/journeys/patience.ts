/** Milliseconds after which a browser, or whoever asks again and again, gives something up that has not happened. */
export const patience = 40_000
