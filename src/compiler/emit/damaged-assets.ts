/** A picture, font or mark that lies where documents look for it, but of which nothing can be made. */
export class DamagedAsset extends Error {
  /** Below the folder of documents. */
  readonly path: string;

  /** @param message a sentence for somebody who writes documents */
  constructor(path: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.path = path;
  }
}

/** All of them at once. */
export class DamagedAssets extends AggregateError {
  declare errors: DamagedAsset[];

  constructor(assets: DamagedAsset[]) {
    super(assets, assets.map(({ message }) => message).join('\n'));
  }
}

/**
 * What is made of an asset; undefined where it is damaged, which is then added to a list, so that others are looked at, too.
 * @throws every other error
 */
export async function madeUnlessDamaged<Made>(work: Promise<Made>, damaged: DamagedAsset[]): Promise<Made | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DamagedAsset)) throw error;
    damaged.push(error);
    return undefined;
  }
}
