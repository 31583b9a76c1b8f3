import { createFileRoute } from "@tanstack/react-router";
import { ProductsScreen } from "../features/public/products/products-screen.tsx";

export const Route = createFileRoute("/products")({
  staticData: {
    texts: ["products", "picture"],
    title: "products.title",
    description: "products.lead",
    header: "plain",
    callToAction: true,
    signUp: "merchant",
  },
  component: ProductsScreen,
});
