import { QRCodeSVG } from "qrcode.react";

export interface QrCodeProps {
  value: string;
  /** The accessible name: "Deposit address as a QR code". */
  label: string;
  /** The product: "QR code default size 150, low error correction". */
  size?: number | undefined;
}

/** Black on white with a quiet zone of four modules, in both themes: cameras read nothing else reliably. */
export function QrCode({ value, label, size = 150 }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={value}
      title={label}
      size={size}
      level="L"
      marginSize={4}
      bgColor="#ffffff"
      fgColor="#000000"
      role="img"
      className="shrink-0 rounded-md border border-line"
    />
  );
}
