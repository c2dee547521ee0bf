declare module 'heic-decode' {
  interface Decoded {
    readonly width: number
    readonly height: number
    readonly data: Uint8ClampedArray
  }
  interface Undecoded {
    readonly width: number
    readonly height: number
    decode(): Promise<Decoded>
  }
  function decode(input: { readonly buffer: Uint8Array }): Promise<Decoded>
  namespace decode {
    function all(input: { readonly buffer: Uint8Array }): Promise<readonly Undecoded[] & { dispose(): void }>
  }
  export = decode
}
