export declare const root: any;
/** Real films for development; absent for everybody else. */
export declare const sharedFolder: any;
export declare const freePort: () => Promise<number>;
export interface Product {
    readonly url: string;
    readonly data: string;
    /** What the server has written into its log so far. */
    readonly log: () => string;
    /** Ends the server as an operator would (SIGTERM) and removes its data. */
    readonly close: () => Promise<void>;
}
/** Starts the built product on a free port over an empty data folder, with the demo when asked. */
export declare const startProduct: (options?: {
    readonly demo?: boolean;
}) => Promise<Product>;
/** Debian's and the usual places of Chromium; `SELLA_CHROMIUM` names another. */
export declare const chromiumPath: string | null;
