/** What a homework may bring besides words, with how files of it end and what a browser is told that it is. */
export const mediaKinds = {
  png: { ending: 'png', type: 'image/png' },
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  mpeg: { ending: 'mp3', type: 'audio/mpeg' },
  ogg: { ending: 'ogg', type: 'audio/ogg' },
  wav: { ending: 'wav', type: 'audio/wav' },
  mp4: { ending: 'm4a', type: 'audio/mp4' },
} as const;

export type MediaKind = keyof typeof mediaKinds;

export const mediaKindNames = ['png', 'jpeg', 'mpeg', 'ogg', 'wav', 'mp4'] as const satisfies readonly MediaKind[];

/** By how a file ends: 'mp3' is mpeg. */
export const mediaKindOf = (ending: string | undefined): MediaKind | undefined =>
  mediaKindNames.find((kind) => mediaKinds[kind].ending === ending);
