// Pages of staff need no script: nothing is hydrated.
export {}
