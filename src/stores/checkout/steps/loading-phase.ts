/** Where the data of a screen stands. */
export type LoadingPhase = 'idle' | 'loading' | 'ready' | 'failed';
